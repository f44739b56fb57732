import type { Context as LambdaContext } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { gatewayAdapters } from '#functions/payments/gateways/registry.ts';
import type { SandboxAction } from '#functions/payments/sandbox-gateway/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { fail } from '#shared/errors.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getBankDetails } from '#shared/payments/get-bank-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger, readRows } from '#test/wallet/read-ledger.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
beforeAll(async () => {
  const settings = {
    gateways: [{ name: 'sandbox', title: 'Card or UPI', adapter: 'sandbox', account: 'sarathi' }],
    bankDetails: [
      { bankName: 'HDFC', accountName: 'Sarathi', accountNumber: '1', ifsc: 'HDFC0000001', branch: 'Delhi' },
    ],
  };
  await commit(world.job('sarathi'), paymentSettingsWrites(world.job('sarathi'), settings));
});

const start = (as: TestUser, orderId: string) =>
  callHttp({ site: 'sarathi', call: startPayment, as, body: { orderId, gateway: 'sandbox' } });
const callback = (as: TestUser, orderId: string) =>
  callHttp({ site: 'sarathi', call: orderSuccessCallback, as, body: { orderId } });
const look = async (as: TestUser, orderId: string) =>
  (await callHttp({ site: 'sarathi', call: getOrder, as, body: { orderId } })).result!;

async function visit(paymentUrl: string, action?: SandboxAction, origin = 'http://sarathi.localhost:4400') {
  const event = eventOf({ site: 'sarathi', call: getOrder }) as HttpEvent;
  const headers = { ...event.headers, origin, 'content-type': 'application/x-www-form-urlencoded', cookie: '' };
  return gatewayPage(
    {
      ...event,
      path: new URL(paymentUrl).pathname,
      httpMethod: action ? 'POST' : 'GET',
      headers,
      body: action ? `action=${action}` : null,
    },
    {} as LambdaContext,
  );
}
async function begun(): Promise<{ user: TestUser; orderId: string; expiresAt: number; paymentUrl: string }> {
  const user = await world.addUser('sarathi', 'retail');
  const sold = await sellOrder(user);
  const { result } = await start(user, sold.orderId);
  return { ...sold, user, paymentUrl: result!.paymentUrl };
}
const house = async (account: string, orderId: string) =>
  (await readLedger('sarathi')).house
    .filter((entry) => entry.account === account && entry.reference === orderId)
    .map(({ minor }) => minor);

test('the site says which gateways and bank accounts it has', async () => {
  const as = world.user('sarathi', 'retail');
  expect((await callHttp({ site: 'sarathi', call: getActiveGateway, as })).result).toEqual([
    { name: 'sandbox', title: 'Card or UPI', currency: 'INR', feePercent: 0, feeAmount: 0 },
  ]);
  expect((await callHttp({ site: 'sarathi', call: getBankDetails, as })).result).toMatchObject([{ bankName: 'HDFC' }]);
});

test('two tabs that begin a payment at once go to the same one', async () => {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId } = await sellOrder(user);
  const tabs = await Promise.all([1, 2, 3].map(() => start(user, orderId)));
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(({ result }) => result!.paymentUrl)).size).toBe(1);
  expect((await readPayment(world.job('sarathi'), orderId))!.attempts).toHaveLength(1);
});

test("a payment at the gateway's page pays the order once the gateway says so", async () => {
  const { user, orderId, paymentUrl } = await begun();
  expect(paymentUrl).toMatch(/^http:\/\/sarathi\.localhost:4400\/gateway\/sandbox\//);
  expect((await visit(paymentUrl)).body).toContain('Pay now');
  expect(await callback(user, orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  expect(await visit(paymentUrl, 'succeed')).toMatchObject({
    statusCode: 303,
    headers: { location: `http://sarathi.localhost:4400/app/user/payments/${orderId}` },
  });
  expect(await callback(user, orderId)).toMatchObject({
    status: 200,
    result: { state: 'PAID', isPayingOnline: true, isBookingInProcess: true },
  });
  expect((await look(user, orderId)).transactionId).toContain(orderId);
  expect(await house('gateway:sandbox', orderId)).toEqual([-TOTAL]);
});

test('the callback replayed twenty times at once, and the sweep beside it, credit once', async () => {
  const { user, orderId, paymentUrl } = await begun();
  await visit(paymentUrl, 'succeed');
  world.clock.advance(61_000);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => callback(user, orderId)),
    runSchedule('expire-orders'),
  ]);
  for (const answer of answers.slice(0, 20)) expect(answer).toMatchObject({ status: 200, result: { state: 'PAID' } });
  world.clock.advance(20 * 60_000);
  expect(await callback(user, orderId)).toMatchObject({ status: 200 });
  expect(await house('gateway:sandbox', orderId)).toEqual([-TOTAL]);
  expect((await look(user, orderId)).steps.map(({ event }) => event)).toEqual(['create', 'pay']);
});

test('a browser that only claims success pays nothing', async () => {
  const { user, orderId, paymentUrl } = await begun();
  await visit(paymentUrl, 'abandon');
  expect(await callback(user, orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  const unbegun = await sellOrder(user);
  expect(await callback(user, unbegun.orderId)).toMatchObject({ status: 402, errorCode: 'ORDER_UNPAID' });
});

test('a failed payment says so, and another may be begun', async () => {
  const { user, orderId, paymentUrl } = await begun();
  expect((await start(user, orderId)).result!.paymentUrl).toBe(paymentUrl);
  await visit(paymentUrl, 'fail');
  expect(await callback(user, orderId)).toMatchObject({ status: 400, errorMessage: 'Payment unsuccessful' });
  const again = (await start(user, orderId)).result!.paymentUrl;
  expect(again).not.toBe(paymentUrl);
  await visit(again, 'succeed');
  expect(await callback(user, orderId)).toMatchObject({ status: 200, result: { state: 'PAID' } });
});

test('a customer who pays and never comes back is found by the sweep', async () => {
  const { user, orderId, paymentUrl } = await begun();
  await visit(paymentUrl, 'succeed');
  world.clock.advance(60_000);
  await runSchedule('expire-orders');
  expect(await look(user, orderId)).toMatchObject({ state: 'PAID' });
});

test('a payment confirmed after the order expired is credited once, sent back once, and books nothing', async () => {
  const { user, orderId, expiresAt, paymentUrl } = await begun();
  await visit(paymentUrl, 'late');
  expect(await callback(user, orderId)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  world.clock.set(new Date(expiresAt + 2_000).toISOString());
  const answers = await Promise.all([
    callback(user, orderId),
    callback(user, orderId),
    runSchedule('expire-orders'),
    runSchedule('expire-orders'),
  ]);
  expect(answers[0]).toMatchObject({ status: 402, errorCode: 'ORDER_EXPIRED' });
  await runSchedule('give-money-back');
  const order = await look(user, orderId);
  expect(order).toMatchObject({ state: 'EXPIRED', returnedPayments: [{ isOurs: true }], isBookingInProcess: false });
  expect(order.steps.map(({ event }) => event).sort()).toEqual(['create', 'expire', 'latePayment', 'lateRefund']);
  expect((await house('gateway:sandbox', orderId)).sort()).toEqual([-TOTAL, TOTAL]);
  expect((await readSandboxOrder(`${orderId}-1`))!.refunds).toHaveLength(1);
});

test('of two payments for one order one pays and the other goes back', async () => {
  const { user, orderId, paymentUrl } = await begun();
  await visit(paymentUrl, 'twice');
  await Promise.all([callback(user, orderId), callback(user, orderId)]);
  await runSchedule('give-money-back');
  expect(await look(user, orderId)).toMatchObject({ state: 'PAID', returnedPayments: [{ isOurs: true }] });
  expect((await house('gateway:sandbox', orderId)).sort()).toEqual([-TOTAL, -TOTAL, TOTAL]);
  expect((await readSandboxOrder(`${orderId}-1`))!.refunds).toHaveLength(1);
});

test('a payment that the gateway cannot give back now is given back later, once', async () => {
  const { user, orderId, expiresAt, paymentUrl } = await begun();
  await visit(paymentUrl, 'late');
  world.clock.set(new Date(expiresAt + 2_000).toISOString());
  const { sandbox } = gatewayAdapters;
  gatewayAdapters.sandbox = (actor, setting) => ({
    ...sandbox!(actor, setting),
    refund: async () => fail('PAYMENT_PENDING'),
  });
  await callback(user, orderId);
  expect(await house('gateway:sandbox', orderId)).toEqual([-TOTAL]);
  gatewayAdapters.sandbox = (actor, setting) => ({
    ...sandbox!(actor, setting),
    status: async () => fail('PAYMENT_PENDING'),
  });
  await runSchedule('give-money-back');
  gatewayAdapters.sandbox = sandbox!;
  await callback(user, orderId);
  expect((await house('gateway:sandbox', orderId)).sort()).toEqual([-TOTAL, TOTAL]);
});

test('a gateway out of reach leaves the payment pending', async () => {
  const { user, orderId, paymentUrl } = await begun();
  await visit(paymentUrl, 'succeed');
  const { sandbox } = gatewayAdapters;
  gatewayAdapters.sandbox = (actor, setting) => ({
    ...sandbox!(actor, setting),
    status: async () => fail('PAYMENT_PENDING'),
  });
  expect(await callback(user, orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  gatewayAdapters.sandbox = sandbox!;
  expect(await callback(user, orderId)).toMatchObject({ status: 200, result: { state: 'PAID' } });
});

test('the gateway is asked for three days and then no more', async () => {
  const { orderId, expiresAt } = await begun();
  for (let at = expiresAt; at < expiresAt + 6 * 86_400_000; at += 6 * 3_600_000) {
    world.clock.set(new Date(at).toISOString());
    await runSchedule('expire-orders');
  }
  expect(
    (await readRows('sarathi')).filter(({ pk, sk }) => String(pk).includes(orderId) && String(sk).startsWith('TASK#')),
  ).toEqual([]);
  expect((await readPayment(world.job('sarathi'), orderId))!.count).toBe(1);
});

test('the page takes its form from its own origin only and shows nothing of what is not there', async () => {
  const { user, orderId, paymentUrl } = await begun();
  expect(await visit(paymentUrl, 'succeed', 'http://gulf.localhost:4400')).toMatchObject({ statusCode: 403 });
  expect(await callback(user, orderId)).toMatchObject({ errorCode: 'PAYMENT_PENDING' });
  expect(await visit('http://sarathi.localhost:4400/gateway/sandbox/NOSUCHPAYMENT')).toMatchObject({ statusCode: 404 });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
