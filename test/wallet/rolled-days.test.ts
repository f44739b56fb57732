import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { rollUp } from '#functions/wallet/figures/roll-up.ts';
import type { HouseAccount } from '#functions/wallet/model.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { addDays, dayIn, DAY, HOUR } from '#shared/time.ts';
import { getHouseAccounts } from '#shared/wallet/figures/get-house-accounts.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const accounts: HouseAccount[] = ['clearing', 'bank', 'commission', 'gateway:sandbox', 'supplierPayable:sandbox-gds'];

const act = fc.oneof(
  fc.record({
    kind: fc.constant('post' as const),
    from: fc.integer({ min: 0, max: 4 }),
    to: fc.integer({ min: 0, max: 4 }),
    minor: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('roll' as const), runs: fc.integer({ min: 1, max: 3 }) }),
);

beforeAll(() => openGateway(job()));

/** What every account came to from a day on, by its entries one by one. */
async function byEntries(from: string): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { account, minor, at, currency } of (await readLedger(site)).house)
    if (currency === 'INR' && dayIn('Asia/Kolkata', Date.parse(at)) >= from)
      sums.set(account, (sums.get(account) ?? 0) + minor);
  return new Map([...sums].toSorted());
}

/** What is told of the accounts, rolled and not, is what their entries come to. */
async function agrees(from: string, as: TestUser): Promise<void> {
  const to = dayIn('Asia/Kolkata', clock.now());
  const { result } = await callHttp({
    site,
    call: getHouseAccounts,
    as,
    body: { from, to },
  });
  const told = new Map(
    result!.accounts.map(({ account, net }) => [account, Math.round(net * 100)] as const).toSorted(),
  );
  expect(told).toEqual(await byEntries(from));
}

test('rolled days and the days since equal the entries, whatever was posted and rolled when', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      let as = await world.addUser(site, 'staff', { isSuperAdmin: true });
      const from = addDays(dayIn('Asia/Kolkata', clock.now()), -35);
      for (const one of acts) {
        if (one.kind === 'wait') {
          world.clock.advance(one.hours * HOUR);
          // Nobody stays signed in for as long.
          as = await world.addUser(site, 'staff', { isSuperAdmin: true });
        } else if (one.kind === 'roll') await Promise.all(Array.from({ length: one.runs }, () => rollUp(job())));
        else {
          const [a, b] = [accounts[one.from]!, accounts[one.to]!];
          const lines = [
            { account: a, minor: -one.minor },
            { account: b, minor: one.minor },
          ];
          await commit(job(), houseWrites(job(), { currency: 'INR', reference: 'R', lines }));
        }
        if (one.kind === 'roll') await agrees(from, as);
      }
      await agrees(from, as);
      // The next history begins where no day of this one is looked at.
      world.clock.advance(40 * DAY);
      await rollUp(job());
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 4), seed: 14 },
  );
});

test('a day is closed an hour after its midnight at the site, and rolled once', async () => {
  world.clock.set('2028-01-10T18:31:00.000Z');
  expect(await rollUp(job())).toBe('2028-01-09');
  expect(await rollUp(job())).toBeUndefined();
  world.clock.advance(HOUR);
  expect(await rollUp(job())).toBe('2028-01-10');
});

test('too long a span, and one that ends before it begins, are refused', async () => {
  const as = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const ask = (from: string, to: string) => callHttp({ site, call: getHouseAccounts, as, body: { from, to } });
  expect((await ask('2020-01-01', '2028-01-01')).status).toBe(400);
  expect((await ask('2028-01-02', '2028-01-01')).status).toBe(400);
});
