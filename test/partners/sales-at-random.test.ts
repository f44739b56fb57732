import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { gatewayOrderOf } from '#test/payments/sell-order.ts';
import { stagesOf } from './change-steps.ts';
import { bothSitesRows, saleFaults, workLeft } from './history-checks.ts';
import { historySteps, step } from './history-steps.ts';
import { saleRig, type SoldTwice } from './sale-rig.ts';
import { booksIn } from './sale-steps.ts';

/** How many histories; test/long asks for 1,000. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 6);
/** What a run began with is said by it where it fails; the same again with this. */
const SEED = Number(process.env.PORTOLAN_SEED ?? Date.now() % 2 ** 31);
/** Both sites' books are read whole after so many of them: what is wrong there once stays wrong. */
const BOOKS_EVERY = HISTORIES > 100 ? 50 : 2;

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const { setUp, live, forgetTravels, changes } = historySteps(world, rig);
beforeAll(setUp);

async function booksAddUp(): Promise<void> {
  const rows = await bothSitesRows();
  const books = booksIn(rows);
  expect(books.faults).toEqual([]);
  expect(books.clearing).toEqual([0, 0]);
  expect(books.payable).toBe(books.paid);
  expect(saleFaults(rows)).toEqual([]);
}

/** What sales, holds and refunds came to; in many histories all of these. */
const ended = new Set<string>();
const everyEnd = [
  ...['wallet', 'gateway', 'hold'].flatMap((one) => ['COMPLETED', 'REFUNDED', 'EXPIRED'].map((end) => `${one} ${end}`)),
  ...['Asked', 'ChargesSet', 'accepted', 'done', 'Rejected', 'withdrawn'].map((stage) => `refund ${stage}`),
];

/** Each request of a sale stands alike at both sites. */
async function requestsAgree({ orderId, bookingId, theirs }: SoldTwice): Promise<void> {
  const sale = { orderId, ourId: bookingId, theirId: theirs.bookingId };
  const [there, here] = await changes.bookingsOf(sale);
  expect(there?.changes).toBe(here?.changes);
  for (let n = 1; n <= (here?.changes ?? 0); n++) {
    const stage = stagesOf(await changes.statesOf(sale, n));
    expect(stage).not.toBe('torn');
    ended.add(`refund ${stage}`);
  }
}

let seen = 0;
test(
  'whatever happens, both sites agree on every sale, and one owes what the other was paid',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (history) => {
        for (const { sold, by } of await live(history)) {
          const [ours, theirs] = await rig.statesOf(sold);
          expect(['COMPLETED', 'REFUNDED', 'EXPIRED']).toContain(ours);
          expect(theirs).toBe(ours);
          expect(await workLeft(world, sold)).toEqual([]);
          ended.add(`${by} ${ours}`);
          await requestsAgree(sold);
          if (by === 'gateway' && ours !== 'COMPLETED')
            expect((await readSandboxOrder(gatewayOrderOf(sold)))!.refunds).toHaveLength(1);
        }
        await forgetTravels();
        if ((seen += 1) % BOOKS_EVERY === 0) await booksAddUp();
      }),
      { numRuns: HISTORIES, endOnFailure: true, seed: SEED },
    );
    await booksAddUp();
    expect([...ended]).toEqual(expect.arrayContaining(HISTORIES > 100 ? everyEnd : ['wallet COMPLETED']));
  },
  HISTORIES * 20_000,
);
