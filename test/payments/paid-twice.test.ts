import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { GatewayPayment } from '#functions/payments/gateways/payment-gateway.ts';
import { gatewayOf } from '#functions/payments/gateways/registry.ts';
import { sendBackWrites } from '#functions/payments/refund-writes.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { gatewayCreditWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { instant } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { readMail } from '#test/harness/read-mail.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder } from './sell-order.ts';

const outside = useOutsideGateways();
const AT = '2026-11-21T04:00:00.000Z';
const world = useWorld({ at: AT });
const site = 'sarathi' as const;
const job = () => world.job(site);
beforeAll(() => takeOutsideGateways(world, site));
beforeEach(() => {
  outside.told.length = 0;
});

interface Begun {
  user: TestUser;
  orderId: string;
  gatewayOrderId: string;
}
async function atRazorpay(user: TestUser, orderId: string): Promise<Begun> {
  expect(await start(user, orderId, 'razorpay')).toMatchObject({ status: 200 });
  const { gatewayOrderId } = (await readPayment(job(), orderId))!.attempts.at(-1)!;
  return { user, orderId, gatewayOrderId };
}
/** A top-up of 500 rupees that somebody has begun to pay. */
async function topUp(): Promise<Begun> {
  const user = await world.addUser(site, 'travelAgent');
  const { result } = await callHttp({ site, call: startTopUp, as: user, body: { amount: 500 } });
  return atRazorpay(user, result!.orderId);
}
const look = async ({ user, orderId }: Begun) =>
  (await callHttp({ site, call: getOrder, as: user, body: { orderId } })).result!;
const mine = async ({ user }: Begun) =>
  (await callHttp({ site, call: getMyPayments, as: user, body: {} })).result!.records[0]!;
const staffSees = async ({ orderId }: Begun) =>
  (await callHttp({ site, call: getGatewayTransactions, as: world.user(site, 'staff'), body: { orderId } })).result!
    .records[0]!;
const balanceOf = async ({ user }: Begun) => (await readWallet(job(), user.actor.owner, 'INR')).balance;
const mailsTo = async ({ user }: Begun) => {
  await sweep('MAIL');
  return world.mail.sent.filter(({ to }) => to.includes(user.item.email)).map(({ raw }) => readMail(raw));
};
const hearAll = async () => {
  for (const notice of outside.told.splice(0)) expect(await hear(notice)).toMatchObject({ status: 200 });
};

/** A second payment that is credited and named to go back, and no more: whoever did that was killed there. */
async function brokenOff(one: Begun, payment: Omit<GatewayPayment, 'state' | 'refunds'>): Promise<void> {
  const [order, begun] = [await readOrder(job(), one.orderId), await readPayment(job(), one.orderId)];
  const gateway = (await gatewayOf(job(), 'razorpay'))!;
  if (!order.ok) throw new Error('no such order');
  const lost: GatewayPayment = { ...payment, state: 'SUCCEEDED', refunds: [] };
  const done = await commit(job(), [
    ...gatewayCreditWrites(job(), order.value, gateway, lost),
    ...sendBackWrites(job(), order.value, gateway, lost, begun),
  ]);
  expect(done.ok).toBe(true);
}
/** A paid top-up, and a second payment of it that is on its way back. */
async function onItsWay() {
  const one = await topUp();
  const [first, second] = outside.fakes.razorpay.pay(one.gatewayOrderId, 'twice');
  const payments = outside.fakes.books.razorpay.payments;
  const kept = payments[second!.id]!;
  delete payments[second!.id];
  await callback(one.user, one.orderId);
  await runBooking(site, one.orderId);
  payments[second!.id] = kept;
  await brokenOff(one, { paymentId: second!.id, minor: 50_000, currency: 'INR' });
  return { ...one, first: first!.id, second: second!.id };
}

test('a top-up paid twice: which payment, how much and when it is back, and the top-up reads as paid', async () => {
  const one = await topUp();
  const paid = outside.fakes.razorpay.pay(one.gatewayOrderId, 'twice');
  await callback(one.user, one.orderId);
  await runBooking(site, one.orderId);
  await hearAll();
  const order = await look(one);
  const [back] = order.returnedPayments;
  const ids = paid.map(({ id }) => id);
  expect(ids).toContain(back!.paymentId);
  expect(order.transactionId).toBe(ids.find((id) => id !== back!.paymentId));
  expect(order).toMatchObject({ state: 'COMPLETED', refundedAtGateway: 0 });
  const said = { gateway: 'Razorpay', amount: 500, currency: 'INR', isSecond: true, isOurs: true };
  expect(order.returnedPayments).toEqual([{ ...said, paymentId: back!.paymentId, backAt: instant(clock.now()) }]);
  const row = { outcome: 'PAID', refund: 'none', refunded: 0 };
  expect(await staffSees(one)).toMatchObject({ ...row, paymentId: order.transactionId, returned: [back] });
  // A customer's list goes by the order's number: the gateway's ids are for staff.
  const own = await mine(one);
  expect(own).toMatchObject({ ...row, orderId: one.orderId, paymentId: '', returned: [{ ...back, paymentId: '' }] });
  expect(JSON.stringify(own)).not.toMatch(/pay_|order_|rfnd_/);
  expect((await staffSees(one)).refunds).toMatchObject([{ amount: 500, isOurs: true, state: 'done', waits: false }]);
  const told = (await mailsTo(one)).filter(({ subject }) => subject.includes('refunded'));
  expect(told).toHaveLength(1);
  expect(told[0]!.subject).toContain('₹\u00a0500.00 refunded: paid twice');
  expect(told[0]!.text).toContain(
    `₹\u00a0500.00 by Razorpay, payment ${back!.paymentId}, was refunded to the original payment method on 21 Nov 2026, 09:30`,
  );
  expect(told[0]!.text).toContain('This is not the payment that paid for your top-up.');
  expect(told[0]!.text).toContain(`/app/user/payments/${one.orderId}`);
  expect(await balanceOf(one)).toBe(50_000);
});

test('while it is on its way it says so, and once it is back the mail is one, however often it is swept', async () => {
  const one = await onItsWay();
  expect((await look(one)).returnedPayments).toMatchObject([{ paymentId: one.second, amount: 500, backAt: '' }]);
  expect(await mine(one)).toMatchObject({ outcome: 'PAID', refund: 'none', returned: [{ backAt: '' }] });
  world.clock.advance(60_000);
  await Promise.all(Array.from({ length: 5 }, () => runSchedule('give-money-back')));
  await runSchedule('give-money-back');
  expect((await look(one)).returnedPayments).toMatchObject([{ backAt: instant(clock.now()), isOurs: true }]);
  const subjects = (await mailsTo(one)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('paid twice'))).toHaveLength(1);
});

test('all of the second given back at the gateway’s own dashboard: nobody says that we sent it', async () => {
  const one = await onItsWay();
  outside.told.length = 0;
  outside.fakes.razorpay.refundAtDashboard(one.second, 50_000);
  await hearAll();
  world.clock.advance(60_000);
  await runSchedule('give-money-back');
  const order = await look(one);
  expect(order.returnedPayments).toMatchObject([
    { paymentId: one.second, isOurs: false, backAt: instant(clock.now()) },
  ]);
  expect(order).toMatchObject({ state: 'COMPLETED', refundedAtGateway: 0 });
  expect(await mine(one)).toMatchObject({ outcome: 'PAID', refund: 'none', refunded: 0 });
  const told = (await mailsTo(one)).find(({ subject }) => subject.includes('paid twice'))!;
  expect(told.text).toContain(`payment ${one.second}, was already refunded by Razorpay.`);
  expect(told.text).not.toContain('was refunded to');
  expect(await balanceOf(one)).toBe(50_000);
});

test('the paying one given back at the dashboard still reads as given back, the second beside it', async () => {
  const one = await onItsWay();
  await runSchedule('give-money-back');
  outside.told.length = 0;
  outside.fakes.razorpay.refundAtDashboard(one.first, 20_000);
  await hearAll();
  expect(await look(one)).toMatchObject({ refundedAtGateway: 200, returnedPayments: [{ paymentId: one.second }] });
  expect(await mine(one)).toMatchObject({ refund: 'part', refunded: 200 });
});

test('of another amount and in another currency it goes back as it was paid, and is no second one', async () => {
  const one = await topUp();
  const [paid] = outside.fakes.razorpay.pay(one.gatewayOrderId, 'succeed');
  Object.assign(outside.fakes.books.razorpay.payments[paid!.id]!, { amount: 4_199, currency: 'KWD' });
  expect((await callback(one.user, one.orderId)).status).not.toBe(200);
  const returned = [{ paymentId: paid!.id, amount: 4.199, currency: 'KWD', isSecond: false, isOurs: true }];
  expect(await look(one)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: returned });
  expect(await mine(one)).toMatchObject({ outcome: 'SENT_BACK', returned: [{ ...returned[0], paymentId: '' }] });
  expect(await staffSees(one)).toMatchObject({ outcome: 'SENT_BACK', returned });
  const told = (await mailsTo(one)).at(-1)!;
  expect(told.subject).toMatch(/4\.199 refunded$/);
  expect(told.text).toContain('Nothing was added to your wallet.');
  // Paid anew it keeps what went back before.
  const again = await atRazorpay(one.user, one.orderId);
  outside.fakes.razorpay.pay(again.gatewayOrderId, 'succeed');
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 200 });
  expect(await look(one)).toMatchObject({ returnedPayments: returned });
  expect(await mine(one)).toMatchObject({
    outcome: 'PAID',
    refund: 'none',
    returned: [{ ...returned[0], paymentId: '' }],
  });
});

test('whoever paid a flight twice is mailed, too', async () => {
  const user = await world.addUser(site, 'retail');
  const one = await atRazorpay(user, (await sellOrder(user)).orderId);
  outside.fakes.razorpay.pay(one.gatewayOrderId, 'twice');
  expect(await settleOrder(job(), one.orderId)).toBe('PAID');
  const told = await mailsTo(one);
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('₹\u00a01,000.00 refunded: paid twice')]);
  expect(told[0]!.text).toContain('the payment that paid for your booking');
});

test('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
