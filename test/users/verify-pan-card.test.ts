import { describe, expect, it } from 'vitest';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { panCheckAad, panHash, readPanCheck } from '#functions/users/registration/pan-check-store.ts';
import { verifyPanCard } from '#shared/users/registration/verify-pan-card.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const verify = (body: object, { site = 'sarathi' as TestSiteName, as }: { site?: TestSiteName; as?: TestUser } = {}) =>
  callHttp({ site, call: verifyPanCard, body: body as never, as: as ?? world.user(site, 'staff') });

describe('a PAN card that staff verify', () => {
  it('is told by its holder type, recorded by name, and no authority was asked', async () => {
    const answer = await verify({ panNumber: ' abcpe 1234f', holderName: 'Asha Easwaran' });
    expect(answer).toMatchObject({
      status: 200,
      result: {
        panEnd: '234F',
        holderType: 'P',
        holderName: 'Asha Easwaran',
        warnings: [],
        before: null,
        at: '2026-12-01T08:00:00.000Z',
        authority: 'Not checked with any authority: only the format of the number and its holder type.',
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/ABCPE1234F/i);
  });

  it('rests sealed: no row holds the number, and what finds it is another at each site', async () => {
    const pan = 'QRSPT9876Z';
    await verify({ panNumber: pan, holderName: 'Meera Thomas' });
    const job = world.job('sarathi');
    const hash = await panHash(job, pan);
    expect(JSON.stringify(await readRows('sarathi'))).not.toContain(pan);
    const row = (await readPanCheck(job, hash))!;
    expect(row).toMatchObject({ holderName: 'Meera Thomas', holderType: 'P', version: 1 });
    expect(await decryptPersonal(panCheckAad(job, hash), row.sealed)).toBe(pan);
    expect(await panHash(world.job('gulf'), pan)).not.toBe(hash);
    expect((await verify({ panNumber: pan, holderName: 'Meera Thomas' }, { site: 'gulf' })).result!.before).toBeNull();
  });

  it('is held against what was recorded before', async () => {
    await verify({ panNumber: 'LMNPK4321R', holderName: 'Ravi Kurup' });
    const { result } = await verify({ panNumber: 'LMNPK4321R', holderName: 'Tara Kurup' });
    expect(result).toMatchObject({
      before: { holderName: 'Ravi Kurup', by: 'staff sarathi' },
      warnings: ['A different name was recorded before: Ravi Kurup.'],
    });
  });

  it('warns where the fifth letter begins no name of its holder, and lets it through', async () => {
    const person = await verify({ panNumber: 'ABCPX1234F', holderName: 'Asha Menon' });
    expect(person.result!.warnings).toEqual([
      'The fifth letter is X, but no name of Asha Menon starts with it. Please check the card.',
    ]);
    const company = await verify({ panNumber: 'ABCCP1234F', holderName: 'Nila Periyar Tours', holderType: 'C' });
    expect(company.result!.warnings).toEqual([
      'The fifth letter is P, but Nila Periyar Tours does not start with it. Please check the card.',
    ]);
  });

  it.each([
    ['ABCDE1234F', 'no holder has this fourth letter'],
    ['ABCP1234F', 'too short'],
    ['ABCPE12345', 'no last letter'],
    ['<script>', 'no number'],
  ])('is refused at its field: %s, %s', async (panNumber) => {
    expect((await verify({ panNumber, holderName: 'Asha' })).errors).toEqual({
      panNumber: 'Please enter a valid PAN, such as ABCPE1234F.',
    });
  });

  it('is refused of another holder type than was said, without a name, and with an address for one', async () => {
    expect((await verify({ panNumber: 'ABCCE1234F', holderName: 'Asha', holderType: 'P' })).errors).toEqual({
      panNumber: 'The fourth letter stands for Company (C), not Person (P).',
    });
    expect((await verify({ panNumber: '', holderName: ' ' })).errors).toEqual({
      panNumber: 'This is required field.',
      holderName: 'This is required field.',
    });
    expect((await verify({ panNumber: 'ABCPE1234F', holderName: 'a@b.example' })).errors).toHaveProperty('holderName');
  });

  it('is for staff with the permission alone', async () => {
    const body = { panNumber: 'ABCPE1234F', holderName: 'Asha' };
    for (const userType of ['travelAgent', 'retail', 'corporate'] as const)
      expect((await verify(body, { as: world.user('sarathi', userType) })).status).toBe(403);
    expect((await verify(body, { as: await world.addUser('sarathi', 'staff') })).status).toBe(403);
  });

  it('is recorded by one of two at once, and the other hears of it', async () => {
    const answers = await Promise.all(
      ['Ravi Sen', 'Tara Sen'].map((holderName) => verify({ panNumber: 'XYZPS5555A', holderName })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statuses);
  });
});
