import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { payAtGateway, TOTAL } from '#test/payments/sell-order.ts';
import { atDashboard, goneAtGateway, noted } from './dashboard-steps.ts';
import { changeSteps, ill, type Linked, stagesOf } from './change-steps.ts';
import { saleRig } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

/** How many histories; test/long asks for 1,000. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 6);

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);

/** The way on is taken more often than its ends. */
const acts =
  'ask askPart charge charge accept accept complete complete more reject withdraw rejectHere suspend lift pass give give note note asDue';
/** What somebody does to the latest request of the sale; the nth table operation of it fails, 0: none. */
interface Act {
  act: string;
  passenger: 0 | 1;
  keeps: number;
  nth: number;
  when: 'before' | 'after';
}
const act: fc.Arbitrary<Act> = fc.record<Act>({
  act: fc.constantFrom(...acts.split(' ')),
  passenger: fc.constantFrom<(0 | 1)[]>(0, 1),
  keeps: fc.integer({ min: 0, max: 400 }),
  nth: fc.integer({ min: -20, max: 14 }).map((n) => Math.max(0, n)),
  when: fc.constantFrom<Act['when'][]>('before', 'after'),
});
/** Two at once, one after the other where there is none beside. */
const round = fc.tuple(act, fc.option(act, { nil: undefined }));

/** Paid from the wallet, or at a gateway, at whose dashboard the consumer's staff can give some of it back. */
type By = 'wallet' | 'gateway';

async function sell(by: By): Promise<Linked> {
  const sold = await rig.sell({ isLcc: true, crowdOf: 2 });
  if (by === 'gateway') await payAtGateway(world.job(CONSUMER), sold);
  await rig.pay(by, sold.orderId);
  await rig.work(sold);
  return { orderId: sold.orderId, ourId: sold.bookingId, theirId: sold.theirs.bookingId };
}

const say = (newStatus: 'Suspended' | 'Approved') =>
  asking(rig.sites().supplier)(changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });

async function take(sale: Linked, { act: name, passenger, keeps }: Act): Promise<void> {
  const { agent, supplier, consumer } = rig.sites();
  const [, { changes: n = 1 }] = await steps.bookingsOf(sale);
  const [theirs, ours] = steps.requestIds(sale, n);
  const chargesNo = (await steps.changesOf(sale, n))[1]?.charges?.nth ?? 1;
  const deeds: Record<string, () => Promise<unknown>> = {
    ask: () => steps.ask(agent, sale, ill),
    askPart: async () => steps.ask(agent, sale, await steps.partOf(sale, passenger)),
    charge: () => steps.charge(sale, { n, airlineCharge: keeps }),
    accept: () => steps.accept(agent, sale, { n, chargesNo }),
    complete: () => steps.complete(sale, n),
    more: () => steps.complete(sale, n, 900 - keeps),
    reject: () => asking(supplier)(rejectChangeRequest, { requestId: theirs, reason: 'Not taken' }),
    rejectHere: () => asking(consumer)(rejectChangeRequest, { requestId: ours, reason: 'Not wanted' }),
    withdraw: () => asking(agent)(withdrawChangeRequest, { requestId: ours }),
    suspend: () => say('Suspended'),
    lift: () => say('Approved'),
    pass: () => rig.pass(),
    give: () => atDashboard(world, consumer, sale.orderId, keeps * 250),
    note: () => noted(world, consumer, sale.orderId),
    asDue: () => asDue(ours, consumer),
  };
  await deeds[name]!().catch(() => undefined);
}

/** What waits is said to be the refund that is due, where it can be. */
async function asDue(requestId: string, staff: TestUser): Promise<void> {
  const { result } = await asking(staff)(getChangeRequest, { requestId });
  const heard = result?.change.refund?.heard.find(({ fits }) => fits);
  if (!heard) return;
  const { orderId, refundId } = heard;
  await asking(staff)(settleChangeRefund, { requestId, orderId, refundId, reason: 'Given in the dashboard' });
}

/** What the customer got back of an order in any way, by the books' word and the gateway's; no more than was paid. */
async function backIsRight({ orderId }: Linked, by: By, before: number): Promise<void> {
  const order = await readOrder(world.job(CONSUMER), orderId);
  if (!order.ok) throw new Error('no such order');
  const { ours, elsewhere } = await goneAtGateway(orderId);
  const toWallet = (await rig.balances())[0] - before;
  const back = ours + elsewhere + toWallet;
  expect(back).toBeLessThanOrEqual(by === 'wallet' ? 0 : TOTAL);
  expect(by === 'wallet' ? TOTAL + back : back).toBeGreaterThanOrEqual(order.value.refunds ?? 0);
}

/** All that the supplier's airline has done is completed, whatever was given at the dashboard meanwhile. */
async function completeAll(sale: Linked): Promise<void> {
  const [, { changes = 0 }] = await steps.bookingsOf(sale);
  if (!changes || stagesOf(await steps.statesOf(sale, changes)) !== 'accepted') return;
  expect(await steps.complete(sale, changes)).toMatchObject({ status: 200 });
}

test(
  'whatever desks and customers do at once, both sites have the same of it, and one owes what the other kept',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(round, { minLength: 4, maxLength: 14 }),
        fc.constantFrom<By[]>('wallet', 'gateway', 'gateway'),
        async (history, by) => {
          world.clock.restore();
          await say('Approved');
          const [before] = await rig.balances();
          const sale = await sell(by);
          for (const [one, beside] of history) {
            world.faults.reset();
            if (one.nth) world.faults.failNth(one.nth, one.when);
            // Both have ended before either site is looked at, whichever of them the fault met.
            await Promise.allSettled([take(sale, one), ...(beside ? [take(sale, beside)] : [])]);
            world.faults.reset();
            const [theirs, ours] = await steps.bookingsOf(sale);
            expect(theirs.changes).toBe(ours.changes);
            expect(theirs.statusId).toBe(ours.statusId);
            expect(theirs.passengers.map(({ cancelledOn }) => cancelledOn)).toEqual(
              ours.passengers.map(({ cancelledOn }) => cancelledOn),
            );
            for (let n = 1; n <= (ours.changes ?? 0); n++)
              expect(stagesOf(await steps.statesOf(sale, n))).not.toBe('torn');
          }
          await completeAll(sale);
          // Until staff have said what it was, nothing more of the order is given: of what is due first, then the rest.
          const [, { changes = 1 }] = await steps.bookingsOf(sale);
          for (let nth = 0; nth < 3; nth++) {
            for (let n = 1; n <= changes; n++) await asDue(steps.requestIds(sale, n)[1], rig.sites().consumer);
            await noted(world, rig.sites().consumer, sale.orderId);
          }
          for (let passes = 0; passes < 3; passes++) await rig.pass();
          await steps.soundBooks();
          await backIsRight(sale, by, before);
        },
      ),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  },
  HISTORIES * 30_000,
);
