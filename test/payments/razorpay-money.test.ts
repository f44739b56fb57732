import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import type { Context as LambdaContext } from 'aws-lambda';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { gatewayOf } from '#functions/payments/gateways/registry.ts';
import { readPayment } from '#functions/payments/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { RazorpayAction } from '#infra/local/fakes/razorpay-money.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, merchant, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
beforeAll(() => takeOutsideGateways(world, 'sarathi'));
beforeEach(() => {
  outside.told.length = 0;
});
afterEach(() => {
  outside.fakes.setDown(false);
  Object.assign(outside.razorpay[0]!, merchant());
});

interface Begun {
  user: TestUser;
  orderId: string;
  gatewayOrderId: string;
  expiresAt: number;
}
async function begun(): Promise<Begun> {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId, expiresAt } = await sellOrder(user);
  await start(user, orderId, 'razorpay');
  const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  return { user, orderId, expiresAt, gatewayOrderId };
}
const pay = ({ gatewayOrderId }: Begun, action: RazorpayAction = 'succeed') =>
  outside.fakes.razorpay.pay(gatewayOrderId, action);
const told = (event: string) => outside.told.findLast(({ body }) => body.includes(`"event":"${event}"`))!;
const stateOf = async ({ user, orderId }: Begun) =>
  (await callHttp({ site: 'sarathi', call: getOrder, as: user, body: { orderId } })).result!;
const house = async ({ orderId }: Begun) =>
  (await readLedger('sarathi')).house
    .filter(({ account, reference }) => account === 'gateway:razorpay' && reference === orderId)
    .map(({ minor }) => minor)
    .toSorted((a, b) => a - b);
const refundsOf = (paymentId: string) =>
  Object.values(outside.fakes.books.razorpay.refunds).filter(({ payment_id: of }) => of === paymentId);
const rowOf = async ({ orderId }: Begun) =>
  (
    await callHttp({
      site: 'sarathi',
      call: getGatewayTransactions,
      as: world.user('sarathi', 'staff'),
      body: { orderId },
    })
  ).result!.records[0]!;

test.each([
  ['an amount of one less', { amount: TOTAL - 1 }],
  ['another currency', { currency: 'USD' }],
])('a payment of %s pays nothing and goes back', async (_what, change) => {
  const one = await begun();
  const [paid] = pay(one);
  Object.assign(outside.fakes.books.razorpay.payments[paid!.id]!, change);
  expect(await hear(told('payment.captured'))).toMatchObject({ status: 200 });
  await runSchedule('give-money-back');
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: [{ isOurs: true }] });
  expect(refundsOf(paid!.id)).toHaveLength(1);
});

test('a payment of another order does not pay this one', async () => {
  const [one, other] = [await begun(), await begun()];
  const [paid] = pay(other);
  outside.fakes.books.razorpay.payments[paid!.id]!.order_id = other.gatewayOrderId;
  const form = {
    razorpay_payment_id: paid!.id,
    razorpay_order_id: other.gatewayOrderId,
    razorpay_signature: outside.fakes.razorpay.signatureOf(other.gatewayOrderId, paid!.id),
  };
  const event = eventOf({ site: 'sarathi', call: getOrder }) as HttpEvent;
  const path = `/gateway/razorpay/${one.orderId}`;
  const body = new URLSearchParams(form).toString();
  expect(await gatewayPage({ ...event, path, httpMethod: 'POST', body }, {} as LambdaContext)).toMatchObject({
    statusCode: 400,
  });
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT' });
  expect(await callback(one.user, one.orderId)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  expect(await callback(other.user, other.orderId)).toMatchObject({ status: 200 });
});

test('captured after the order expired: credited once, given back once, nothing booked', async () => {
  const one = await begun();
  const [late] = pay(one, 'late');
  expect(await hear(told('payment.authorized'))).toMatchObject({ status: 200 });
  expect(await callback(one.user, one.orderId)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  world.clock.set(new Date(one.expiresAt + 3 * 60_000).toISOString());
  await Promise.all([callback(one.user, one.orderId), callback(one.user, one.orderId), runSchedule('expire-orders')]);
  for (const notice of [...outside.told]) await hear(notice);
  await runSchedule('give-money-back');
  expect(await stateOf(one)).toMatchObject({ state: 'EXPIRED', returnedPayments: [{ isOurs: true }] });
  expect(await house(one)).toEqual([-TOTAL, TOTAL]);
  expect(refundsOf(late!.id)).toHaveLength(1);
});

test('of two payments one pays and the other goes back, however often it is asked', async () => {
  const one = await begun();
  const [first, second] = pay(one, 'twice');
  await Promise.all([callback(one.user, one.orderId), callback(one.user, one.orderId)]);
  for (const notice of [...outside.told]) await hear(notice);
  await Promise.all([runSchedule('give-money-back'), runSchedule('give-money-back')]);
  const returned = [{ gateway: 'Razorpay', paymentId: second!.id, amount: TOTAL / 100, isSecond: true, isOurs: true }];
  expect(await stateOf(one)).toMatchObject({ state: 'PAID', returnedPayments: returned, refundedAtGateway: 0 });
  expect(await house(one)).toEqual([-TOTAL, -TOTAL, TOTAL]);
  expect([...refundsOf(first!.id), ...refundsOf(second!.id)]).toHaveLength(1);
  // What went back is the second one: the order reads as paid.
  expect(await rowOf(one)).toMatchObject({ outcome: 'PAID', refund: 'none', refunded: 0, returned });
});

test('given back at the gateway’s own dashboard before it was credited, it pays nothing', async () => {
  const one = await begun();
  const [paid] = pay(one);
  outside.fakes.razorpay.refundAtDashboard(paid!.id, TOTAL);
  for (const notice of [...outside.told]) await hear(notice);
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: [] });
  expect(await house(one)).toEqual([]);
  expect(await rowOf(one)).toMatchObject({ refund: 'whole' });
});

test('given back there in part first: what is left is credited and goes back too', async () => {
  const one = await begun();
  const [paid] = pay(one);
  outside.fakes.razorpay.refundAtDashboard(paid!.id, 40_000);
  await callback(one.user, one.orderId);
  await runSchedule('give-money-back');
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: [{ isOurs: true }] });
  expect(await house(one)).toEqual([40_000 - TOTAL, TOTAL - 40_000]);
  expect(refundsOf(paid!.id).map(({ amount }) => amount)).toEqual([40_000, TOTAL - 40_000]);
});

test('given back there after it paid the order: staff see it, and it is not given back twice', async () => {
  const one = await begun();
  const [paid] = pay(one);
  await callback(one.user, one.orderId);
  outside.fakes.razorpay.refundAtDashboard(paid!.id, 25_000);
  for (const notice of outside.told.splice(0)) await hear(notice);
  expect(await rowOf(one)).toMatchObject({ outcome: 'PAID', paymentId: paid!.id, refund: 'part', refunded: 250 });
  const gateway = (await gatewayOf(world.job('sarathi'), 'razorpay'))!;
  const ours = { paymentId: paid!.id, minor: TOTAL, currency: 'INR', refundId: `R-${paid!.id}` };
  expect(await gateway.refund(ours)).toMatchObject({ ok: true });
  expect(await gateway.refund(ours)).toMatchObject({ ok: true });
  expect(refundsOf(paid!.id).map(({ amount }) => amount)).toEqual([25_000, TOTAL - 25_000]);
  for (const notice of outside.told.splice(0)) await hear(notice);
  expect(await rowOf(one)).toMatchObject({ refund: 'whole', refunded: 1000 });
  // Theirs is booked when it is heard; what was asked of the gateway alone is booked by nobody.
  expect(await house(one)).toEqual([-TOTAL, 25_000]);
});

test('a partial refund leaves the rest', async () => {
  const one = await begun();
  const [paid] = pay(one);
  await callback(one.user, one.orderId);
  const gateway = (await gatewayOf(world.job('sarathi'), 'razorpay'))!;
  const part = { paymentId: paid!.id, minor: 30_000, currency: 'INR', refundId: `R-${paid!.id}-1` };
  expect(await gateway.refund(part)).toMatchObject({ ok: true });
  expect(await gateway.refund(part)).toMatchObject({ ok: true });
  expect(refundsOf(paid!.id).map(({ amount }) => amount)).toEqual([30_000]);
});

test('a gateway that is down keeps nothing from being paid once it is back', async () => {
  const one = await begun();
  pay(one);
  outside.fakes.setDown(true);
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  const notice = told('payment.captured');
  expect(await hear(notice)).toMatchObject({ status: 503, errorCode: 'BUSY' });
  const unbegun = await sellOrder(one.user);
  expect(await start(one.user, unbegun.orderId, 'razorpay')).toMatchObject({ errorCode: 'PAYMENT_UNSUCCESSFUL' });
  for (let minute = 0; minute < 10; minute++) {
    world.clock.advance(60_000);
    await runSchedule('expire-orders');
  }
  outside.fakes.setDown(false);
  expect(await hear(notice)).toMatchObject({ status: 200 });
  expect(await stateOf(one)).toMatchObject({ state: 'PAID' });
  expect(await start(one.user, unbegun.orderId, 'razorpay')).toMatchObject({ status: 200 });
});

test('down for an hour, the payment goes back when it is up again', async () => {
  const one = await begun();
  const [paid] = pay(one);
  outside.fakes.setDown(true);
  for (let minute = 0; minute < 60; minute += 5) {
    world.clock.advance(5 * 60_000);
    await runSchedule('expire-orders');
  }
  outside.fakes.setDown(false);
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 402, errorCode: 'ORDER_EXPIRED' });
  await runSchedule('give-money-back');
  expect(refundsOf(paid!.id)).toHaveLength(1);
  expect(await house(one)).toEqual([-TOTAL, TOTAL]);
});

test('keys that were taken back: nothing begins, nothing is lost', async () => {
  const one = await begun();
  pay(one);
  outside.razorpay[0]!.keySecret = 'another-key-secret';
  expect(await callback(one.user, one.orderId)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  const unbegun = await sellOrder(one.user);
  expect(await start(one.user, unbegun.orderId, 'razorpay')).toMatchObject({ errorCode: 'PAYMENT_UNSUCCESSFUL' });
  Object.assign(outside.razorpay[0]!, merchant());
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 200, result: { state: 'PAID' } });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
