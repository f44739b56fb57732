import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { refundLines, type Kept, type Part, type Sale } from '#functions/payments/refunds/refund-lines.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { createRefundWrites, refundEventWrite, tryAgainWrites } from '#functions/payments/refunds/writes.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { type RefundEvent, refundEvents, type RefundState, refundStates } from '#shared/payments/refund.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, sellOrder, type Sold, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  await openGateway(job());
});
beforeEach(async () => {
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
});

/** What sellOrder sells, as its books say it was earned. */
const sale: Sale = {
  payable: { account: 'supplierPayable:sandbox-gds', minor: 92_000 },
  serviceFee: 5_000,
  gst: 900,
  tds: 100,
  commission: 2_000,
  convenienceFee: 0,
};
const kept: Kept = {
  airlineCharge: 0,
  cancellationFee: 0,
  keepsServiceFee: true,
  keepsConvenienceFee: true,
  gstRate: 0,
};
const half: Part = { before: 0, now: 1, whole: 2 };
const about = { source: 'sandbox-gds', bookingId: 'B' };
type By = 'wallet' | 'gateway';

/** A flight that was paid for and ticketed. */
async function sold(by: By): Promise<Sold> {
  const one = await sellOrder(user);
  if (by === 'gateway') await payAtGateway(job(), one);
  const paid = await callHttp({
    site: 'sarathi',
    call: by === 'wallet' ? payFromWallet : orderSuccessCallback,
    as: user,
    body: { orderId: one.orderId },
  });
  expect(paid.status).toBe(200);
  await runBooking('sarathi', one.orderId);
  return one;
}
const read = async (orderId: string) => {
  const [order, payment] = await Promise.all([readOrder(job(), orderId), readPayment(job(), orderId)]);
  return { order: (order as { value: OrderItem }).value, payment };
};
const create = async ({ orderId }: Sold, reference = 'B-1', part = half) =>
  commit(job(), createRefundWrites(job(), await read(orderId), reference, refundLines(sale, part, kept), about));
const refundOf = async ({ orderId }: Sold, reference = 'B-1') => (await readRefund(job(), orderId, reference))!;
const balance = async () => (await readWallet(job(), user.actor.owner, 'INR')).balance;
const atGateway = async (one: Sold) => (await readSandboxOrder(gatewayOrderOf(one)))!;
const givenAtGateway = async (one: Sold) =>
  (await atGateway(one)).refunds.reduce((total, { minor, isRefused }) => total + (isRefused ? 0 : minor), 0);
const give = () => runSchedule('give-money-back');
const BACK = 47_050;

test.each<By>(['wallet', 'gateway'])(
  'a part goes back to the %s it was paid by, once, and the order stands',
  async (by) => {
    const one = await sold(by);
    const before = await balance();
    expect(await create(one)).toMatchObject({ ok: true });
    expect(await refundOf(one)).toMatchObject({ state: 'Due', minor: BACK });
    await Promise.all([give(), give()]);
    await give();
    expect(await refundOf(one)).toMatchObject({ state: 'Given', givenAt: expect.any(String) });
    expect((await balance()) - before).toBe(by === 'wallet' ? BACK : 0);
    if (by === 'gateway') expect(await givenAtGateway(one)).toBe(BACK);
    const { order, payment } = await read(one.orderId);
    expect(order).toMatchObject({ state: 'COMPLETED', refunds: BACK });
    expect(leftOf(order, payment)).toBe(TOTAL - BACK);
    const ledger = await readLedger('sarathi');
    expect(faultsOf(ledger)).toEqual([]);
    const ofOrder = ledger.house.filter(({ reference }) => reference === one.orderId);
    expect(ofOrder.filter(({ account }) => account === 'clearing').reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
    const posted = ofOrder.filter(({ account }) => account === 'revenue:retainedFee');
    expect(posted).toMatchObject([{ minor: 2_500, about }]);
  },
);

test('two parts have each a reference of their own at the gateway, and come to the whole', async () => {
  const one = await sold('gateway');
  await create(one);
  await create(one, 'B-2', { before: 1, now: 1, whole: 2 });
  await give();
  const { refunds } = await atGateway(one);
  expect(refunds.map(({ refundId }) => refundId).toSorted()).toEqual([
    `R-${gatewayOrderOf(one)}.1-1`,
    `R-${gatewayOrderOf(one)}.1-2`,
  ]);
  expect(await givenAtGateway(one)).toBe(TOTAL - 5_900);
});

test('the same reference is refunded once, and two at once of different ones are not lost', async () => {
  const one = await sold('wallet');
  const twice = await Promise.all([create(one), create(one)]);
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const stale = await read(one.orderId);
  await create(one, 'B-2', { before: 1, now: 1, whole: 2 });
  const late = createRefundWrites(job(), stale, 'B-3', refundLines(sale, half, kept), about);
  expect(await commit(job(), late)).toMatchObject({ ok: false, code: 'BUSY' });
  expect((await read(one.orderId)).order.refunds).toBe(TOTAL - 5_900);
});

test('only what stands completed is refunded in part', async () => {
  const one = await sellOrder(user);
  expect(await create(one)).toMatchObject({ ok: false, code: 'ILLEGAL_TRANSITION' });
});

test('of nothing it is given at once', async () => {
  const one = await sold('wallet');
  const nothing = refundLines(sale, half, { ...kept, airlineCharge: TOTAL });
  expect(await commit(job(), createRefundWrites(job(), await read(one.orderId), 'B-1', nothing, about))).toMatchObject({
    ok: true,
  });
  expect(await refundOf(one)).toMatchObject({ state: 'Given', minor: 0 });
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('a gateway that refuses is asked by another reference, three times; then staff have it, for the wallet', async () => {
  const one = await sold('gateway');
  await commit(job(), changeSandboxOrderWrites(await atGateway(one), { refuses: 3 }));
  await create(one);
  await give();
  expect(await refundOf(one)).toMatchObject({ state: 'Stuck', refusals: 3 });
  expect((await atGateway(one)).refunds.map(({ isRefused }) => isRefused)).toEqual([true, true, true]);
  await give();
  expect((await atGateway(one)).refunds).toHaveLength(3);
  const before = await balance();
  expect(await commit(job(), tryAgainWrites(job(), await refundOf(one), true))).toMatchObject({ ok: true });
  await give();
  expect(await refundOf(one)).toMatchObject({ state: 'Given' });
  expect((await balance()) - before).toBe(BACK);
  expect(await givenAtGateway(one)).toBe(0);
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});

test('one that is refused once goes back with the next', async () => {
  const one = await sold('gateway');
  await commit(job(), changeSandboxOrderWrites(await atGateway(one), { refuses: 1 }));
  await create(one);
  await give();
  expect(await refundOf(one)).toMatchObject({ state: 'Given', refusals: 1 });
  expect(await givenAtGateway(one)).toBe(BACK);
});

/** The shortest way from a new refund to a state, by the table itself. */
function wayTo(goal: RefundState): RefundEvent[] {
  const ways = new Map<RefundState, RefundEvent[]>([['Due', []]]);
  for (const [state, way] of ways)
    for (const [event, { from, to }] of Object.entries(refundEvents))
      if ((from as readonly RefundState[]).includes(state) && !ways.has(to))
        ways.set(to, [...way, event as RefundEvent]);
  return ways.get(goal)!;
}
const take = async (one: Sold, event: RefundEvent) =>
  commit(job(), [refundEventWrite(job(), await refundOf(one), event)]);

test.each(
  refundStates.flatMap((state) => Object.keys(refundEvents).map((event) => [state, event as RefundEvent] as const)),
)('%s: %s happens where the table says so, and nowhere else', async (state, event) => {
  const one = await sold('wallet');
  await create(one);
  for (const step of wayTo(state)) expect(await take(one, step)).toMatchObject({ ok: true });
  const before = await refundOf(one);
  expect(before.state).toBe(state);
  const isLegal = (refundEvents[event].from as readonly RefundState[]).includes(state);
  expect((await take(one, event)).ok).toBe(isLegal);
  expect((await refundOf(one)).state).toBe(isLegal ? refundEvents[event].to : state);
  // Of two that read the same, one is first.
  if (isLegal && refundEvents[event].to !== state)
    expect(await commit(job(), [refundEventWrite(job(), before, event)])).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

test.each<By>(['wallet', 'gateway'])(
  'whatever fails on the way to the %s, it goes back once',
  async (by) => {
    const fault = async (n: number, when: 'before' | 'after'): Promise<number> => {
      const one = await sold(by);
      await create(one);
      const before = await balance();
      world.faults.reset();
      if (n) world.faults.failNth(n, when);
      await give().catch(() => undefined);
      const { operations } = world.faults.counts();
      world.faults.reset();
      for (let pass = 0; pass < 2; pass++) {
        world.clock.advance(60_000);
        await give();
      }
      const refund: RefundItem = await refundOf(one);
      expect(`${n} ${when}: ${refund.state}`).toBe(`${n} ${when}: Given`);
      expect((await balance()) - before).toBe(by === 'wallet' ? BACK : 0);
      if (by === 'gateway') expect(await givenAtGateway(one)).toBe(BACK);
      return operations;
    };
    // What earlier tests left due is none of this one's operations.
    await give();
    const operations = await fault(0, 'before');
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await fault(n, when);
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  },
  180_000,
);
