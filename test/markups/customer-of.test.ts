import { beforeAll, describe, expect, it } from 'vitest';
import { customerOf } from '#functions/markups/groups/customer-of.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { putTaxRate } from '#functions/markups/writes.ts';
import { demoMarkupWrites } from '#infra/local/seed/markups.ts';
import { createLegalEntityWrites } from '#functions/users/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });

beforeAll(async () => {
  for (const site of ['sarathi', 'gulf'] as const) await commit(world.job(site), demoMarkupWrites(world.job(site)));
  await commit(world.job('gulf'), [
    putTaxRate(world.job('gulf'), { kind: 'gst', basisPoints: 700, from: '2026-01-01' }),
  ]);
});

async function companyUser(groupId: string, isTdsDeductable?: boolean) {
  const { entity, writes } = createLegalEntityWrites(world.job('sarathi'), {
    ownerUserId: 'U1',
    companyName: 'Backwater Holidays',
    groupId,
    isTdsDeductable,
  });
  await commit(world.job('sarathi'), writes);
  return (await world.addUser('sarathi', 'travelAgent', { legalEntityId: entity.legalEntityId })).actor;
}

describe('how a customer is priced', () => {
  const priced = async (actor: Parameters<typeof customerOf>[0]) => customerOf(actor, await readMarkups(actor));

  it("visitors, retail customers and the site's desk pay retail", async () => {
    expect(await priced(world.visitor('sarathi'))).toMatchObject({ groupId: 'RETAIL', commissionShare: 0 });
    expect(await priced(world.user('sarathi', 'retail').actor)).toMatchObject({ groupId: 'RETAIL' });
    expect(await priced(world.user('sarathi', 'staff').actor)).toMatchObject({ groupId: 'RETAIL', userType: 'staff' });
  });

  it("agents are priced by their company's group, or the site's default one", async () => {
    expect(await priced(await companyUser('PREMIUM'))).toMatchObject({
      groupId: 'PREMIUM',
      commissionShare: 10_000,
      isTdsDeductable: true,
    });
    expect(await priced(await companyUser(''))).toMatchObject({ groupId: 'STANDARD', commissionShare: 8000 });
    expect(await priced(await companyUser('REMOVED', false))).toMatchObject({
      groupId: 'STANDARD',
      isTdsDeductable: false,
    });
  });

  it('a retail customer may be given a group', async () => {
    const { actor } = await world.addUser('sarathi', 'retail', { groupId: 'CORPORATE' });
    expect(await priced(actor)).toMatchObject({ userType: 'retail', groupId: 'CORPORATE' });
  });
});

describe("a site's taxes", () => {
  it("are its country's by law, unless it set its own", async () => {
    const india = (await readMarkups(world.visitor('sarathi'))).taxes;
    const emirates = (await readMarkups(world.visitor('gulf'))).taxes;
    expect([rateOn(india, 'gst', '2026-11-21'), rateOn(india, 'tds', '2026-11-21')]).toEqual([1800, 200]);
    expect([rateOn(emirates, 'gst', '2026-11-21'), rateOn(emirates, 'tds', '2026-11-21')]).toEqual([700, 0]);
    // Until the first day of their own the law's goes on.
    expect(rateOn(emirates, 'gst', '2025-12-31')).toBe(500);
    expect(rateOn(emirates, 'gst', '2017-12-31')).toBeUndefined();
  });

  it('and markups are read once while nothing changes', async () => {
    await readMarkups(world.visitor('sarathi'));
    world.faults.reset();
    await readMarkups(world.visitor('sarathi'));
    expect(world.faults.counts().operations).toBe(0);
  });
});
