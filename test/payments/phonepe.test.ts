import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { gatewayOf } from '#functions/payments/gateways/registry.ts';
import { readPayment } from '#functions/payments/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { PhonepeAction } from '#infra/local/fakes/phonepe-fake.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { verifyPhonepePayment } from '#shared/payments/verify-phonepe-payment.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, phonepeMerchant, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
beforeAll(async () => {
  await takeOutsideGateways(world, 'sarathi');
  await takeOutsideGateways(world, 'gulf');
});
beforeEach(() => {
  outside.told.length = 0;
});
afterEach(() => {
  outside.fakes.setDown(false);
  Object.assign(outside.phonepe[0]!, phonepeMerchant());
});

interface Begun {
  user: TestUser;
  orderId: string;
  expiresAt: number;
  gatewayOrderId: string;
}
async function begun(): Promise<Begun> {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId, expiresAt } = await sellOrder(user);
  const { result } = await start(user, orderId, 'phonepe');
  const { gatewayOrderId, paymentUrl } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  expect(result!.paymentUrl).toBe(paymentUrl);
  expect(paymentUrl).toBe(`${outside.fakes.endpoint}/phonepe/page/${gatewayOrderId}`);
  return { user, orderId, expiresAt, gatewayOrderId };
}
const pay = ({ gatewayOrderId }: Begun, action: PhonepeAction = 'succeed') =>
  outside.fakes.phonepe.pay(gatewayOrderId, action);
const verify = ({ user, orderId }: Begun) =>
  callHttp({ site: 'sarathi', call: verifyPhonepePayment, as: user, body: { orderId } });
const stateOf = async ({ user, orderId }: Begun) =>
  (await callHttp({ site: 'sarathi', call: getOrder, as: user, body: { orderId } })).result!;
const house = async ({ orderId }: Begun) =>
  (await readLedger('sarathi')).house
    .filter(({ account, reference }) => account === 'gateway:phonepe' && reference === orderId)
    .map(({ minor }) => minor)
    .toSorted((a, b) => a - b);
const refunds = ({ gatewayOrderId }: Begun) =>
  Object.values(outside.fakes.books.phonepe.refunds).filter((one) => one.originalMerchantOrderId === gatewayOrderId);

test('the customer comes back to the page that verifies', async () => {
  const one = await begun();
  expect(outside.fakes.books.phonepe.orders[one.gatewayOrderId]).toMatchObject({
    amount: TOTAL,
    redirectUrl: `http://sarathi.localhost:4400/app/phonepe/verify/${one.orderId}`,
  });
});

test('pending before it is paid, paid once it is, and only once', async () => {
  const one = await begun();
  expect(await verify(one)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  pay(one);
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => verify(one)),
    ...Array.from({ length: 20 }, () => hear(outside.told[0]!)),
    callback(one.user, one.orderId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await stateOf(one)).toMatchObject({ state: 'PAID', transactionId: one.gatewayOrderId });
  expect(await house(one)).toEqual([-TOTAL]);
});

test('refused by the bank it says so, and another may be begun', async () => {
  const one = await begun();
  pay(one, 'fail');
  expect(await verify(one)).toMatchObject({ status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL' });
  await start(one.user, one.orderId, 'phonepe');
  const { attempts } = (await readPayment(world.job('sarathi'), one.orderId))!;
  expect(attempts).toHaveLength(2);
  expect(attempts[1]!.gatewayOrderId).not.toBe(one.gatewayOrderId);
  outside.fakes.phonepe.pay(attempts[1]!.gatewayOrderId, 'succeed');
  expect(await verify(one)).toMatchObject({ status: 200, result: { orderId: one.orderId } });
});

test('confirmed after the page gave up, the sweeper books it', async () => {
  const one = await begun();
  pay(one, 'pending');
  expect(await verify(one)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  world.clock.advance(61_000);
  await runSchedule('expire-orders');
  expect(await stateOf(one)).toMatchObject({ state: 'PAID' });
});

test('confirmed after the order expired, it goes back once', async () => {
  const one = await begun();
  pay(one, 'late');
  world.clock.set(new Date(one.expiresAt + 3 * 60_000).toISOString());
  await Promise.all([verify(one), verify(one), runSchedule('expire-orders')]);
  await Promise.all([runSchedule('give-money-back'), runSchedule('give-money-back')]);
  for (const notice of [...outside.told]) expect(await hear(notice)).toMatchObject({ status: 200 });
  expect(await stateOf(one)).toMatchObject({ state: 'EXPIRED', returnedPayments: [{ isOurs: true }] });
  expect(await house(one)).toEqual([-TOTAL, TOTAL]);
  expect(refunds(one)).toHaveLength(1);
  expect(await verify(one), 'money on its way back is no success').toMatchObject({
    errorCode: 'PAYMENT_UNSUCCESSFUL',
    errorMessage: expect.stringContaining('We are refunding it'),
  });
});

test('an amount of one less pays nothing and goes back', async () => {
  const one = await begun();
  pay(one);
  const order = outside.fakes.books.phonepe.orders[one.gatewayOrderId]!;
  order.attempts[0]!.amount = TOTAL - 1;
  await verify(one);
  await runSchedule('give-money-back');
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: [{ isOurs: true }] });
  expect(refunds(one).map(({ amount }) => amount)).toEqual([TOTAL - 1]);
});

test('a webhook under another password, of another merchant, or too old is 400', async () => {
  const one = await begun();
  pay(one);
  const [notice] = outside.told;
  const refused = async (changed: Partial<typeof notice>) =>
    expect(await hear({ ...notice!, ...changed })).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
  await refused({ headers: { authorization: '0'.repeat(64) } });
  await refused({ headers: {} });
  await refused({ body: notice!.body.replace('"SARATHI"', '"SOMEBODY"') });
  await refused({ body: notice!.body.replaceAll(/"timestamp":\d+/g, `"timestamp":${Date.parse('2026-11-01')}`) });
  await refused({ body: '{"event":' });
  expect(await stateOf(one)).toMatchObject({ state: 'AWAITING_PAYMENT' });
  // Its words are not signed, so what it says of another order is looked up and found wanting.
  const other = await begun();
  expect(
    await hear({ ...notice!, body: notice!.body.replace(one.gatewayOrderId, other.gatewayOrderId) }),
  ).toMatchObject({ status: 503 });
  expect(await stateOf(other)).toMatchObject({ state: 'AWAITING_PAYMENT' });
});

test('verified before anything was begun', async () => {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId } = await sellOrder(user);
  expect(await callHttp({ site: 'sarathi', call: verifyPhonepePayment, as: user, body: { orderId } })).toMatchObject({
    errorCode: 'ORDER_UNPAID',
  });
  const other = await world.addUser('sarathi', 'retail');
  expect(await callHttp({ site: 'sarathi', call: verifyPhonepePayment, as: other, body: { orderId } })).toMatchObject({
    status: 404,
  });
});

test('down, or its keys taken back: pending, and paid once it answers again', async () => {
  const one = await begun();
  pay(one);
  outside.fakes.setDown(true);
  expect(await verify(one)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  outside.fakes.setDown(false);
  outside.phonepe[0]!.clientSecret = 'another-client-secret';
  expect(await verify(one)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  Object.assign(outside.phonepe[0]!, phonepeMerchant());
  expect(await verify(one)).toMatchObject({ status: 200 });
});

test('who cannot say whether a refund was asked for is not asked for it again', async () => {
  const one = await begun();
  pay(one);
  await verify(one);
  const gateway = (await gatewayOf(world.job('sarathi'), 'phonepe'))!;
  const refund = { paymentId: one.gatewayOrderId, minor: 40_000, currency: 'INR', refundId: `R-${one.gatewayOrderId}` };
  outside.fakes.setDown(true);
  expect(await gateway.refund(refund)).toMatchObject({ ok: false });
  outside.fakes.setDown(false);
  expect(await gateway.refund(refund)).toMatchObject({ ok: true });
  expect(await gateway.refund(refund)).toMatchObject({ ok: true });
  expect(refunds(one).map(({ amount }) => amount)).toEqual([40_000]);
});

test('it takes rupees alone: elsewhere nobody may choose it', async () => {
  const names = async (site: 'sarathi' | 'gulf') =>
    (await callHttp({ site, call: getActiveGateway, as: world.user(site, 'retail') })).result!.map(({ name }) => name);
  expect(await names('sarathi')).toEqual(['razorpay', 'phonepe']);
  expect(await names('gulf')).toEqual(['razorpay']);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
