import { describe, expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { changeTravellerWrites } from '#functions/users/profile/traveller-writes.ts';
import { readTravellerItem, readTravellerItems } from '#functions/users/profile/traveller-store.ts';
import { deleteTraveller } from '#shared/users/profile/delete-traveller.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { openTravellers } from '#shared/users/profile/open-travellers.ts';
import { saveTraveller, TRAVELLER_LIMIT } from '#shared/users/profile/save-traveller.ts';
import { masked, maskedNumber, type Traveller } from '#shared/users/profile/traveller.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRows } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const meera = {
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Nair',
  paxType: 1 as const,
  gender: 2 as const,
  dateOfBirth: '1990-02-14',
  passportNo: 'Z1234567',
  passportExpiry: '2031-05-01',
  panNumber: 'ABCDE1234F',
};

const inList = { ...meera, passportNo: '••••4567', panNumber: '••••••234F' };
const list = async (as: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as })).result!.travellers;
const open = (as: TestUser, ids: string[]) => callHttp({ site: 'sarathi', call: openTravellers, body: { ids }, as });
/** What a user's history says of opened documents, and of whose. */
const openings = async ({ actor, item: { userId } }: TestUser) =>
  (
    await storedRows<{ what: string; by: string; travellers?: string[] }>(keys.userEvents(actor, userId), {
      consistent: true,
    })
  ).filter(({ travellers }) => travellers);

describe('saved travellers', () => {
  it('come back with their documents masked, and rest encrypted', async () => {
    const customer = world.user('sarathi', 'retail');
    const saved = await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: customer });
    expect(saved).toMatchObject({ status: 200, result: { ...inList, id: expect.stringMatching(/^[0-9A-Z]{20}$/) } });
    const listed = await list(customer);
    expect(listed).toEqual([saved.result]);
    for (const secret of ['Z1234567', 'ABCDE1234F']) expect(JSON.stringify([saved, listed])).not.toContain(secret);
    const rows = JSON.stringify(await readTravellerItems(customer.actor, customer.item.userId));
    for (const secret of ['Z1234567', '1990-02-14', 'ABCDE1234F', 'Meera']) expect(rows).not.toContain(secret);
  });

  it('show their documents when they are opened, which the history says, their owner’s opening too', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const save = (firstName: string) =>
      callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, firstName }, as: customer });
    const [one, two] = [(await save('Meera')).result!, (await save('Anu')).result!];
    await list(customer);
    expect(await openings(customer)).toEqual([]);
    const opened = await open(customer, [two.id, one.id]);
    expect(opened).toMatchObject({
      status: 200,
      result: {
        travellers: [
          { ...meera, firstName: 'Anu', id: two.id },
          { ...meera, id: one.id },
        ],
      },
    });
    expect(await openings(customer)).toMatchObject([
      {
        what: 'documents of 2 saved travellers opened',
        by: `user:${customer.item.userId}`,
        travellers: [two.id, one.id],
      },
    ]);
  });

  it('are opened for nobody else, and not at all where that cannot be noted', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const { id } = (await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: customer })).result!;
    const other = await world.addUser('sarathi', 'retail');
    expect(await open(other, [id])).toMatchObject({ status: 404, result: null });
    expect(await open(customer, [id, '0'.repeat(20)])).toMatchObject({ status: 404, result: null });
    expect(await open(customer, [id, id])).toMatchObject({ status: 400 });
    expect([await openings(other), await openings(customer)]).toEqual([[], []]);
    world.faults.conflict(20);
    expect(await open(customer, [id])).toMatchObject({ success: false, result: null });
  });

  it('keep a number that is left out, lose one that is emptied, and take no masked one', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const save = (body: object) =>
      callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, ...body }, as: customer });
    const { id } = (await save({})).result!;
    const { passportNo: _, panNumber: __, ...others } = meera;
    const change = (body: object) =>
      callHttp({ site: 'sarathi', call: saveTraveller, body: { ...others, id, ...body }, as: customer });
    const numbers = async () => {
      const [{ passportNo, panNumber, lastName }] = (await open(customer, [id])).result!.travellers as [Traveller];
      return { passportNo, panNumber, lastName };
    };
    expect(await change({ lastName: 'Pillai' })).toMatchObject({ result: { passportNo: '••••4567' } });
    expect(await numbers()).toEqual({ passportNo: 'Z1234567', panNumber: 'ABCDE1234F', lastName: 'Pillai' });
    expect(await change({ passportNo: '••••4567' })).toMatchObject({
      status: 400,
      errors: { passportNo: 'Please enter the full number.' },
    });
    await change({ panNumber: '' });
    expect(await numbers()).toEqual({ passportNo: 'Z1234567', panNumber: '', lastName: 'Nair' });
  });

  it('have half of a short number masked', () =>
    expect(['', '7', '71', 'K12345'].map(maskedNumber)).toEqual(['', '•', '•1', '•••345']));

  it('of before a rule was made are still shown as they were saved', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const { result: saved } = await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: customer });
    const old: Traveller = {
      ...(saved as Traveller),
      firstName: 'M33ra\u200B',
      addressLine1: 'Lake\u2060 Road',
      passportNo: 'Z1234567',
    };
    const row = await readTravellerItem(customer.actor, customer.item.userId, old.id);
    expect((await commit(customer.actor, await changeTravellerWrites(customer.actor, old, row!))).ok).toBe(true);
    expect(await list(customer)).toEqual([masked(old)]);
  });

  it('are shown though one of them cannot be read any more', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const save = (firstName: string) =>
      callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, firstName }, as: customer });
    const [lost, kept] = [(await save('Lost')).result!, (await save('Kept')).result!];
    const items = await readTravellerItems(customer.actor, customer.item.userId);
    const { sealed } = items.find(({ id }) => id === lost.id)!;
    await commit(customer.actor, [
      {
        kind: 'update',
        key: keys.traveller(customer.actor, customer.item.userId, lost.id),
        set: { sealed: { ...sealed, k: { ...sealed.k, id: 'gone' } } },
      },
    ]);
    const failed = vi.spyOn(log, 'error');
    const shown = await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: customer });
    expect(shown).toMatchObject({ status: 200, result: { travellers: [kept] } });
    expect(failed).toHaveBeenCalledWith('traveller unreadable', expect.objectContaining({ traveller: lost.id }));
    failed.mockRestore();
  });

  it('are changed and deleted by their user alone', async () => {
    const agent = world.user('sarathi', 'travelAgent');
    const { id } = (await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: agent })).result!;
    const other = world.user('sarathi', 'corporate');
    expect(
      (await callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, id, lastName: 'Taken' }, as: other }))
        .status,
    ).toBe(404);
    expect((await callHttp({ site: 'sarathi', call: deleteTraveller, body: { id }, as: other })).status).toBe(404);
    expect((await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: other })).result!.travellers).toEqual(
      [],
    );
    await callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, id, lastName: 'Pillai' }, as: agent });
    expect(
      (await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: agent })).result!.travellers,
    ).toMatchObject([{ id, lastName: 'Pillai' }]);
    expect((await callHttp({ site: 'sarathi', call: deleteTraveller, body: { id }, as: agent })).result).toEqual({
      deleted: true,
    });
    expect((await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: agent })).result!.travellers).toEqual(
      [],
    );
  });
});

describe('no more than 200 of them', () => {
  const save = (as: TestUser) => callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as });
  const saveMany = async (as: TestUser, count: number) => {
    for (let left = count; left > 0; left -= 20)
      await Promise.all(Array.from({ length: Math.min(20, left) }, () => save(as)));
  };

  it('are saved where 20 are saved at once beside 199', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    await saveMany(customer, TRAVELLER_LIMIT - 1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, errorMessage } of answers)
      if (status !== 200) expect(errorMessage).toBe('You can save up to 200 travellers. Please delete one first.');
    const rows = await readTravellerItems(customer.actor, customer.item.userId);
    expect(rows).toHaveLength(TRAVELLER_LIMIT);
    await callHttp({ site: 'sarathi', call: deleteTraveller, body: { id: rows[0]!.id }, as: customer });
    expect((await save(customer)).status).toBe(200);
    expect((await save(customer)).status).toBe(400);
  });
});
