import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { giveRefundAgain } from '#shared/changes/give-refund-again.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { callback, hear, start, takeOutsideGateways, useOutsideGateways } from '#test/payments/outside-gateways.ts';
import { sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let agent: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  await takeOutsideGateways(world, site);
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
});
beforeEach(async () => {
  outside.told.length = 0;
  outside.fakes.setDown(false);
  agent = await world.addUser(site, 'travelAgent');
});

const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });
interface Paid {
  booking: BookingItem;
  orderId: string;
  paymentId: string;
}
/** A ticketed flight that was paid at Razorpay. */
async function sold(): Promise<Paid> {
  const { orderId, bookingId } = await sellOrder(agent);
  expect(await start(agent, orderId, 'razorpay')).toMatchObject({ status: 200 });
  const { gatewayOrderId } = (await readPayment(job(), orderId))!.attempts[0]!;
  const [payment] = outside.fakes.razorpay.pay(gatewayOrderId, 'succeed');
  await callback(agent, orderId);
  await runBooking(site, orderId);
  return { booking: (await readBooking(job(), bookingId))!, orderId, paymentId: payment!.id };
}
async function accepted({ booking }: Paid): Promise<string> {
  const asked = await ask(agent, changeRequest, {
    ...{ BookingId: booking.bookingId, RequestType: 1, CancellationType: 3, Remarks: 'Ill' },
  });
  const { requestId } = asked.result!;
  await ask(desk, setChangeCharges, {
    ...{ requestId, currency: 'INR', airlineCharge: 300, cancellationFee: 0, remarks: '' },
  });
  await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 });
  return requestId;
}
const complete = (requestId: string) =>
  ask(desk, completeChangeRequest, { requestId, currency: 'INR', refund: 640, creditNote: '', reason: '' });
/** What comes back of the sale against an airline's charge of 300.00, paise. */
const BACK = 64_100;
/** It is due, and its gateway cannot be reached. */
async function due(paid: Paid): Promise<string> {
  const requestId = await accepted(paid);
  outside.fakes.setDown(true);
  expect(await complete(requestId)).toMatchObject({ status: 200, result: { refund: { amount: BACK / 100 } } });
  outside.fakes.setDown(false);
  return requestId;
}
/** Somebody gives so much at the dashboard, and the gateway tells of it. */
async function atDashboard({ paymentId }: Paid, minor: number): Promise<string> {
  outside.fakes.razorpay.refundAtDashboard(paymentId, minor);
  for (const notice of outside.told.splice(0)) await hear(notice);
  const [refundId] = Object.entries(outside.fakes.books.razorpay.refunds).findLast(
    ([, one]) => one.payment_id === paymentId,
  )!;
  return refundId;
}
/** The gateway says of each time that it is asked that nothing came of it. */
function refuseAll({ paymentId }: Paid): void {
  for (const n of [1, 2, 3])
    outside.fakes.books.razorpay.refunds[`rfnd_${paymentId}_${n}`] = {
      ...{ id: `rfnd_${paymentId}_${n}`, entity: 'refund', amount: BACK, currency: 'INR', payment_id: paymentId },
      ...{ receipt: `R-${paymentId}-${n}`, status: 'failed', speed_processed: 'normal', created_at: 0 },
    };
}
const look = async (requestId: string, as = desk) => (await ask(as, getChangeRequest, { requestId })).result!.change;
const settle = (requestId: string, { orderId }: Pick<Paid, 'orderId'>, refundId: string, as = desk) =>
  ask(as, settleChangeRefund, { requestId, orderId, refundId, reason: 'Given in the dashboard' });
const givenAtGateway = ({ paymentId }: Paid): number[] =>
  Object.values(outside.fakes.books.razorpay.refunds).flatMap((one) =>
    one.payment_id === paymentId && one.status !== 'failed' ? [one.amount] : [],
  );
/** Whoever is asked again and again gives nothing more, and the books of the order are even. */
async function standsSettled(paid: Paid, refunds: number[]): Promise<void> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(120_000);
    await runSchedule('give-money-back');
    for (const notice of outside.told.splice(0)) await hear(notice);
  }
  expect(givenAtGateway(paid)).toEqual(refunds);
  const ledger = await readLedger(site);
  expect(faultsOf(ledger)).toEqual([]);
  const ofOrder = ledger.house.filter(({ reference }) => reference === paid.orderId);
  const sum = (name: string) =>
    ofOrder.reduce((total, { account, minor }) => total + (account === name ? minor : 0), 0);
  const all = refunds.reduce((total, minor) => total + minor, 0);
  expect({ clearing: sum('clearing'), outside: sum('outsideRefunds'), gateway: sum('gateway:razorpay') }).toEqual({
    clearing: 0,
    outside: 0,
    gateway: all - TOTAL,
  });
  expect((await readWallet(job(), agent.actor.owner, 'INR')).balance).toBe(0);
}

test('one that is due is given by what went back at the dashboard, once, and the request is closed', async () => {
  const paid = await sold();
  const requestId = await due(paid);
  const refundId = await atDashboard(paid, BACK);
  expect((await look(requestId)).refund).toMatchObject({
    state: 'Due',
    heard: [{ orderId: paid.orderId, refundId, amount: BACK / 100, fits: true }],
  });
  expect((await look(requestId, agent)).refund).toMatchObject({ heard: [] });
  await runSchedule('give-money-back');
  expect(givenAtGateway(paid), 'nothing is given before staff have said what it was').toEqual([BACK]);
  const noted = { orderId: paid.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
  expect(await ask(desk, settleOutsideRefund, noted), 'more than was paid would go back').toMatchObject({
    status: 400,
  });
  const answers = await Promise.all([1, 2, 3].map(() => settle(requestId, paid, refundId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 200)!.result).toMatchObject({
    state: 'Closed',
    refund: { state: 'Given', to: 'gateway', atDashboard: BACK / 100, heard: [] },
  });
  expect(await settle(requestId, paid, refundId)).toMatchObject({ status: 409 });
  const [row] = (await ask(desk, getGatewayTransactions, { orderId: paid.orderId })).result!.records;
  expect(row!.refunds).toMatchObject([{ waits: false, settled: 'refund', reason: 'Given in the dashboard' }]);
  await standsSettled(paid, [BACK]);
  const [order, payment] = await Promise.all([readOrder(job(), paid.orderId), readPayment(job(), paid.orderId)]);
  if (!order.ok) throw new Error('no such order');
  expect(leftOf(order.value, payment)).toBe(TOTAL - BACK);
});

test('of less the rest stays due, and is given by the gateway', async () => {
  const paid = await sold();
  const requestId = await due(paid);
  const refundId = await atDashboard(paid, 20_000);
  expect(await settle(requestId, paid, refundId)).toMatchObject({
    status: 200,
    result: { state: 'Completed', refund: { state: 'Due', atDashboard: 200 } },
  });
  await standsSettled(paid, [20_000, BACK - 20_000]);
  expect(await look(requestId)).toMatchObject({ state: 'Closed', refund: { state: 'Given' } });
});

test('one of more is not it, nor another order’s, another site’s or one that nobody heard of', async () => {
  const paid = await sold();
  const requestId = await due(paid);
  const more = await atDashboard(paid, BACK + 100);
  expect((await look(requestId)).refund!.heard).toMatchObject([{ fits: false }]);
  expect(await settle(requestId, paid, more)).toMatchObject({ status: 400, errors: { refundId: expect.any(String) } });
  expect(await settle(requestId, paid, `${more}x`)).toMatchObject({ status: 404 });
  expect(await settle(requestId, paid, more, agent)).toMatchObject({ status: 403 });
  const another = await sold();
  const theirs = await atDashboard(another, BACK);
  expect(await settle(requestId, another, theirs)).toMatchObject({ status: 404 });
  expect(await settle(requestId, paid, theirs)).toMatchObject({ status: 404 });
  const elsewhere = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  expect(
    await callHttp({
      ...{ site: 'gulf', call: settleChangeRefund, as: elsewhere },
      body: { requestId, orderId: paid.orderId, refundId: more, reason: 'Ours' },
    }),
  ).toMatchObject({ status: 404 });
  expect((await look(requestId)).refund).toMatchObject({ state: 'Due', atDashboard: 0 });
});

test('what was given whole before the request was completed is settled as its refund', async () => {
  const paid = await sold();
  const requestId = await accepted(paid);
  const refundId = await atDashboard(paid, BACK);
  expect(await complete(requestId)).toMatchObject({ status: 200 });
  await runSchedule('give-money-back');
  expect(await settle(requestId, paid, refundId)).toMatchObject({ status: 200, result: { state: 'Closed' } });
  await standsSettled(paid, [BACK]);
});

test('what was noted as a matter of its own before the request was completed is given no second time', async () => {
  const paid = await sold();
  const requestId = await accepted(paid);
  const refundId = await atDashboard(paid, 80_000);
  const noted = { orderId: paid.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
  expect(await ask(desk, settleOutsideRefund, noted)).toMatchObject({ status: 200 });
  const lines = expect.arrayContaining([{ kind: 'givenBefore', amount: (20_000 - BACK) / 100 }]) as unknown;
  expect(await complete(requestId)).toMatchObject({ status: 200, result: { refund: { amount: 200, lines } } });
  world.clock.advance(120_000);
  await runSchedule('give-money-back');
  expect(givenAtGateway(paid)).toEqual([80_000, 20_000]);
  expect(await look(requestId)).toMatchObject({ state: 'Closed', refund: { state: 'Given' } });
  const ledger = await readLedger(site);
  expect(faultsOf(ledger)).toEqual([]);
  const borne = ledger.house.flatMap(({ account, reference, minor }) =>
    account === 'outsideRefunds' && reference === paid.orderId ? [minor] : [],
  );
  expect(borne.toSorted((a, b) => a - b)).toEqual([-80_000, BACK - 20_000]);
});

test('one that its gateway refuses is given at the dashboard by staff; by word to the wallet, it is no less', async () => {
  for (const toWallet of [false, true]) {
    const paid = await sold();
    const requestId = await accepted(paid);
    refuseAll(paid);
    await complete(requestId);
    await runSchedule('give-money-back');
    expect((await look(requestId)).refund).toMatchObject({ state: 'Stuck' });
    const refundId = await atDashboard(paid, BACK);
    if (toWallet) {
      expect(await ask(desk, giveRefundAgain, { requestId, to: 'wallet' })).toMatchObject({ status: 200 });
      await runSchedule('give-money-back');
    }
    expect(await settle(requestId, paid, refundId)).toMatchObject({
      status: 200,
      result: { state: 'Closed', refund: { state: 'Given', to: 'gateway' } },
    });
    await standsSettled(paid, [BACK]);
  }
});

test('whatever fails on the way, it is settled once', async () => {
  const tried = async (n: number, when: 'before' | 'after'): Promise<number> => {
    const paid = await sold();
    const requestId = await due(paid);
    const refundId = await atDashboard(paid, BACK);
    world.faults.reset();
    if (n) world.faults.failNth(n, when);
    await settle(requestId, paid, refundId);
    const { operations } = world.faults.counts();
    world.faults.reset();
    const again = await settle(requestId, paid, refundId);
    expect([200, 409]).toContain(again.status);
    expect(await look(requestId), `${n} ${when}`).toMatchObject({ state: 'Closed', refund: { state: 'Given' } });
    await standsSettled(paid, [BACK]);
    return operations;
  };
  const operations = await tried(0, 'before');
  for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await tried(n, when);
}, 120_000);

test('of one that its gateway refuses the wallet gives nothing that went back at the dashboard as another matter', async () => {
  const paid = await sold();
  const requestId = await due(paid);
  refuseAll(paid);
  await runSchedule('give-money-back');
  expect((await look(requestId)).refund).toMatchObject({ state: 'Stuck' });
  const most = TOTAL - 1_000;
  const refundId = await atDashboard(paid, most);
  const noted = { orderId: paid.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
  expect(await ask(desk, settleOutsideRefund, noted)).toMatchObject({ status: 200 });
  expect(await ask(desk, giveRefundAgain, { requestId, to: 'wallet' })).toMatchObject({ status: 200 });
  await runSchedule('give-money-back');
  expect((await look(requestId)).refund).toMatchObject({ state: 'Given', to: 'wallet' });
  expect((await readWallet(job(), agent.actor.owner, 'INR')).balance).toBe(TOTAL - most);
  const ledger = await readLedger(site);
  expect(faultsOf(ledger)).toEqual([]);
  const sum = (name: string) =>
    ledger.house
      .filter(({ reference, account }) => reference === paid.orderId && account === name)
      .reduce((total, { minor }) => total + minor, 0);
  // What the desk gave beyond the refund is still to be answered for by whatever it was.
  expect({ clearing: sum('clearing'), outside: sum('outsideRefunds') }).toEqual({
    clearing: 0,
    outside: BACK - TOTAL,
  });
});
