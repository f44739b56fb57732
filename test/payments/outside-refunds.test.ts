import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { orderEventWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeGroup } from '#test/permissions/group-steps.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
/** Of staff who may settle refunds, with and without the right to debit wallets. */
let staff: TestUser;
let clerk: TestUser;
beforeAll(async () => {
  await takeOutsideGateways(world, site);
  const may = { 'payments.refund': true, 'wallet.credit': true };
  const { id } = await makeGroup(world.user(site, 'staff'), 'Till', may);
  staff = await world.addUser(site, 'staff', { permissionGroupId: id });
  const group = await makeGroup(world.user(site, 'staff'), 'Clerks', { 'payments.refund': true });
  clerk = await world.addUser(site, 'staff', { permissionGroupId: group.id });
});
beforeEach(() => {
  outside.told.length = 0;
});
afterEach(() => outside.fakes.setDown(false));

const gateways = ['razorpay', 'phonepe'] as const;
type Gateway = (typeof gateways)[number];
interface Paid {
  user: TestUser;
  orderId: string;
  gateway: Gateway;
  gatewayOrderId: string;
  paymentId: string;
}
async function pay(user: TestUser, orderId: string, gateway: Gateway): Promise<Paid> {
  expect(await start(user, orderId, gateway)).toMatchObject({ status: 200 });
  const { gatewayOrderId } = (await readPayment(job(), orderId))!.attempts[0]!;
  if (gateway === 'phonepe') {
    outside.fakes.phonepe.pay(gatewayOrderId, 'succeed');
    return { user, orderId, gateway, gatewayOrderId, paymentId: gatewayOrderId };
  }
  const [payment] = outside.fakes.razorpay.pay(gatewayOrderId, 'succeed');
  return { user, orderId, gateway, gatewayOrderId, paymentId: payment!.id };
}
/** A flight's order that was paid there and stands; nothing that the gateway told is heard so far. */
async function paidFlight(gateway: Gateway): Promise<Paid> {
  const user = await world.addUser(site, 'retail');
  const { orderId } = await sellOrder(user);
  const paid = await pay(user, orderId, gateway);
  expect(await callback(user, orderId)).toMatchObject({ status: 200, result: { state: 'PAID' } });
  return paid;
}
/** A top-up of 500 rupees that stands in its customer's wallet. */
async function toppedUp(gateway: Gateway): Promise<Paid> {
  const user = await world.addUser(site, 'travelAgent');
  const { result } = await callHttp({ site, call: startTopUp, as: user, body: { amount: 500 } });
  const paid = await pay(user, result!.orderId, gateway);
  await callback(user, paid.orderId);
  await runBooking(site, paid.orderId);
  expect(await balanceOf(user)).toBe(50_000);
  return paid;
}
const balanceOf = async (user: TestUser) => (await readWallet(job(), user.actor.owner, 'INR')).balance;
const atDashboard = ({ gateway, paymentId }: Paid, minor: number): unknown =>
  outside.fakes[gateway].refundAtDashboard(paymentId, minor);
const hearAll = async () => {
  const statuses: number[] = [];
  for (const notice of [...outside.told]) statuses.push((await hear(notice)).status);
  return statuses;
};
const sums = async (orderId: string) => {
  const entries = (await readLedger(site)).house.filter(({ reference }) => reference === orderId);
  const sum = (name: string) =>
    entries.filter(({ account }) => account === name).reduce((total, { minor }) => total + minor, 0);
  return { gateway: sum('gateway:razorpay') + sum('gateway:phonepe'), outside: sum('outsideRefunds') };
};
const list = (body: WireRequestOf<typeof getGatewayTransactions>, as = staff) =>
  callHttp({ site, call: getGatewayTransactions, as, body });
const rowOf = async ({ orderId }: Paid) => (await list({ orderId })).result!.records[0]!;
const waiting = async () => (await list({ show: 'refunds' })).result!.records.map(({ orderId }) => orderId);
const look = async ({ user, orderId }: Paid) =>
  (await callHttp({ site, call: getOrder, as: user, body: { orderId } })).result!;
const settle = (paid: Paid, refundId: string, how: 'wallet' | 'noted', as = staff) =>
  callHttp({
    site,
    call: settleOutsideRefund,
    as,
    body: { orderId: paid.orderId, refundId, how, reason: 'Agreed by phone' },
  });
/** The order's own refund, as the saga begins it where nothing comes of it. */
async function refundOurs({ orderId }: Paid): Promise<void> {
  const order = await readOrder(job(), orderId);
  if (!order.ok) throw new Error('no such order');
  expect((await commit(job(), orderEventWrites(job(), order.value, 'startRefund'))).ok).toBe(true);
  expect(await refundOrder(job(), orderId)).toMatchObject({ ok: true });
}
const amountsAtGateway = ({ gateway, paymentId }: Paid): number[] =>
  gateway === 'razorpay'
    ? Object.values(outside.fakes.books.razorpay.refunds).flatMap((one) =>
        one.payment_id === paymentId ? [one.amount] : [],
      )
    : Object.values(outside.fakes.books.phonepe.refunds).flatMap((one) =>
        one.originalMerchantOrderId === paymentId ? [one.amount] : [],
      );

test.each(gateways)(
  'a refund made at the dashboard of %s is booked once, however often it is told, and waits for staff',
  async (gateway) => {
    const paid = await paidFlight(gateway);
    atDashboard(paid, 25_000);
    const notices = outside.told.filter(({ body }) => body.includes('refund'));
    await Promise.all(Array.from({ length: 10 }, () => notices.map((notice) => hear(notice))).flat());
    expect((await hearAll()).every((status) => status === 200)).toBe(true);
    await callHttp({ site, call: askGateway, as: staff, body: { orderId: paid.orderId } });
    expect(await sums(paid.orderId)).toEqual({ gateway: 25_000 - TOTAL, outside: -25_000 });
    const row = await rowOf(paid);
    expect(row).toMatchObject({ outcome: 'PAID', refund: 'part', refunded: 250, orderState: 'PAID' });
    expect(row.refunds).toMatchObject([{ amount: 250, state: 'done', isOurs: false, waits: true, settled: '' }]);
    expect(await waiting()).toContain(paid.orderId);
    const order = await look(paid);
    expect(order).toMatchObject({ state: 'PAID', refundedAtGateway: 250, returnedPayments: [] });
    expect(order.steps.filter(({ event }) => event === 'outsideRefund')).toHaveLength(1);
    const mine = await callHttp({ site, call: getMyPayments, as: paid.user, body: {} });
    expect(mine.result!.records[0]!.refunds).toMatchObject([{ amount: 250, waits: false, fromWallet: 0, reason: '' }]);
  },
);

test('without a webhook the sweeper and staff who ask find what Razorpay lists', async () => {
  const [swept, asked] = [await paidFlight('razorpay'), await paidFlight('razorpay')];
  atDashboard(swept, TOTAL);
  atDashboard(asked, 1_00);
  world.clock.advance(61_000);
  await runSchedule('expire-orders');
  expect(await sums(swept.orderId)).toEqual({ gateway: 0, outside: -TOTAL });
  const { result } = await callHttp({ site, call: askGateway, as: staff, body: { orderId: asked.orderId } });
  expect(result).toMatchObject({ says: 'PAID', transaction: { refund: 'part', refunded: 1 } });
  expect(await rowOf(swept)).toMatchObject({ refund: 'whole', outcome: 'PAID' });
});

test.each(gateways)('told before the payment was heard of, at %s it pays for what is left alone', async (gateway) => {
  const user = await world.addUser(site, 'retail');
  const { orderId } = await sellOrder(user);
  const paid = await pay(user, orderId, gateway);
  atDashboard(paid, 40_000);
  for (const notice of [...outside.told].toReversed()) expect(await hear(notice)).toMatchObject({ status: 200 });
  await runSchedule('give-money-back');
  await hearAll();
  expect(await look(paid)).toMatchObject({
    state: 'AWAITING_PAYMENT',
    returnedPayments: [{ isOurs: true }],
    refundedAtGateway: 0,
  });
  expect(amountsAtGateway(paid)).toEqual([40_000, TOTAL - 40_000]);
  expect(await sums(orderId)).toEqual({ gateway: 0, outside: 0 });
  expect(await waiting()).not.toContain(orderId);
});

test.each(gateways)(
  'our own refund of the same payment at %s gives back what is left, and settles what waited',
  async (gateway) => {
    const paid = await paidFlight(gateway);
    atDashboard(paid, 30_000);
    await hearAll();
    expect(await waiting()).toContain(paid.orderId);
    world.clock.advance(1000);
    await refundOurs(paid);
    expect(amountsAtGateway(paid)).toEqual([30_000, TOTAL - 30_000]);
    await hearAll();
    expect(await sums(paid.orderId)).toEqual({ gateway: 0, outside: 0 });
    expect(await waiting()).not.toContain(paid.orderId);
    const row = await rowOf(paid);
    expect(row).toMatchObject({ orderState: 'REFUNDED', refund: 'whole', refunded: TOTAL / 100 });
    expect(row.refunds).toMatchObject([
      { isOurs: false, settled: 'order', waits: false },
      { isOurs: true, settled: '' },
    ]);
  },
);

test.each(gateways)('all of it given back at %s: ours asks for nothing more', async (gateway) => {
  const paid = await paidFlight(gateway);
  atDashboard(paid, TOTAL);
  await hearAll();
  await refundOurs(paid);
  expect(amountsAtGateway(paid)).toEqual([TOTAL]);
  expect(await sums(paid.orderId)).toEqual({ gateway: 0, outside: 0 });
});

test('one that is heard of only after our own is booked against it', async () => {
  const paid = await paidFlight('razorpay');
  atDashboard(paid, 30_000);
  const notices = [...outside.told];
  await refundOurs(paid);
  expect(await sums(paid.orderId)).toEqual({ gateway: -30_000, outside: 30_000 });
  for (const notice of notices) expect(await hear(notice)).toMatchObject({ status: 200 });
  expect(await sums(paid.orderId)).toEqual({ gateway: 0, outside: 0 });
  expect(await waiting()).not.toContain(paid.orderId);
});

test.each(gateways)(
  'while one is under way at %s ours waits; once that failed, all of it goes back',
  async (gateway) => {
    const paid = await paidFlight(gateway);
    atDashboard(paid, 30_000);
    const { razorpay, phonepe } = outside.fakes.books;
    const [theirs] =
      gateway === 'razorpay'
        ? Object.values(razorpay.refunds).filter((one) => one.payment_id === paid.paymentId)
        : Object.values(phonepe.refunds).filter((one) => one.originalMerchantOrderId === paid.paymentId);
    const become = (state: 'underWay' | 'failed') => {
      if ('status' in theirs!) {
        theirs.status = state === 'failed' ? 'failed' : 'pending';
        if (state === 'failed') razorpay.payments[paid.paymentId]!.amount_refunded = 0;
      } else theirs!.state = state === 'failed' ? 'FAILED' : 'PENDING';
    };
    become('underWay');
    const told = outside.told.findLast(({ body }) => body.includes('refund'))!;
    expect(await hear(told), 'what it does not answer for is to be told again').toMatchObject({ status: 503 });
    expect(await rowOf(paid)).toMatchObject({ refund: 'underWay', refunded: 0 });
    expect(await sums(paid.orderId)).toEqual({ gateway: -TOTAL, outside: 0 });
    const order = await readOrder(job(), paid.orderId);
    if (!order.ok) throw new Error('no such order');
    await commit(job(), orderEventWrites(job(), order.value, 'startRefund'));
    expect(await refundOrder(job(), paid.orderId)).toMatchObject({ ok: false, code: 'PAYMENT_PENDING' });
    become('failed');
    expect(await settleOrder(job(), paid.orderId)).toBe('PAID');
    expect(await refundOrder(job(), paid.orderId)).toMatchObject({ ok: true });
    expect(amountsAtGateway(paid)).toEqual([30_000, TOTAL]);
    expect(await sums(paid.orderId)).toEqual({ gateway: 0, outside: 0 });
  },
);

test.each(gateways)(
  'a top-up given back at %s takes nothing out of the wallet before staff say so, and then once',
  async (gateway) => {
    const paid = await toppedUp(gateway);
    atDashboard(paid, 20_000);
    await hearAll();
    expect(await balanceOf(paid.user)).toBe(50_000);
    const { refundId, fromWallet } = (await rowOf(paid)).refunds[0]!;
    expect(fromWallet).toBe(200);
    expect(await settle(paid, refundId, 'wallet', clerk)).toMatchObject({ status: 403 });
    expect(await settle(paid, refundId, 'noted', world.user(site, 'travelAgent'))).toMatchObject({ status: 403 });
    expect(await settle(paid, `${refundId}x`, 'noted')).toMatchObject({ status: 404 });
    const answers = await Promise.all(Array.from({ length: 3 }, () => settle(paid, refundId, 'wallet')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balanceOf(paid.user)).toBe(30_000);
    expect(await sums(paid.orderId)).toEqual({ gateway: 20_000 - 50_000, outside: 0 });
    expect((await rowOf(paid)).refunds).toMatchObject([{ waits: false, settled: 'wallet', reason: 'Agreed by phone' }]);
    expect(await waiting()).not.toContain(paid.orderId);
    atDashboard(paid, 30_000);
    await hearAll();
    expect(await waiting()).toContain(paid.orderId);
  },
);

test('a wallet that has spent it is not taken below its limit: the house bears what staff note', async () => {
  const paid = await toppedUp('razorpay');
  const spent = { userId: paid.user.item.userId, type: 'debit', currency: 'INR', amount: 450, remark: 'Cash' } as const;
  expect(await callHttp({ site, call: addWalletEntry, as: staff, body: spent })).toMatchObject({ status: 200 });
  atDashboard(paid, 50_000);
  await hearAll();
  const { refundId } = (await rowOf(paid)).refunds[0]!;
  expect(await settle(paid, refundId, 'wallet')).toMatchObject({ errorCode: 'INSUFFICIENT_BALANCE' });
  expect(await balanceOf(paid.user)).toBe(5_000);
  expect(await settle(paid, refundId, 'noted', clerk)).toMatchObject({ status: 200 });
  expect(await sums(paid.orderId)).toEqual({ gateway: 0, outside: -50_000 });
});

test('what paid for a flight is taken out of no wallet', async () => {
  const paid = await paidFlight('phonepe');
  atDashboard(paid, 10_000);
  await hearAll();
  const { refundId } = (await rowOf(paid)).refunds[0]!;
  expect(await settle(paid, refundId, 'wallet')).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
});

test('a refund of another order, or that the gateway does not know, is believed of no webhook', async () => {
  const [one, other] = [await paidFlight('phonepe'), await paidFlight('phonepe')];
  atDashboard(one, 10_000);
  const told = outside.told.findLast(({ body }) => body.includes('refund'))!;
  const forged = told.body.replaceAll(one.gatewayOrderId, other.gatewayOrderId);
  expect(await hear({ ...told, body: forged })).toMatchObject({ status: 503 });
  expect(await hear({ ...told, body: told.body.replace('DASH', 'NONE') })).toMatchObject({ status: 503 });
  expect(await sums(other.orderId)).toEqual({ gateway: -TOTAL, outside: 0 });
  expect(await hear(told)).toMatchObject({ status: 200 });
  expect(await sums(one.orderId)).toEqual({ gateway: 10_000 - TOTAL, outside: -10_000 });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
