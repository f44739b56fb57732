import { createHmac } from 'node:crypto';
import type { Context as LambdaContext } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { readGatewaySettings } from '#functions/payments/gateways/settings-store.ts';
import { saveGatewaySecretWrites } from '#functions/payments/gateways/settings-writes.ts';
import { readPayment } from '#functions/payments/store.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { log } from '#functions/runtime/log.ts';
import { secretRecord } from '#functions/site/secret-record.ts';
import { commit } from '#functions/table/commit.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { RazorpayAction } from '#infra/local/fakes/razorpay-money.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { sentKart } from '#test/quotations/kart-desk.ts';
import { getRazorpayDetails } from '#shared/payments/get-razorpay-details.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, merchant, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const warnings: string[] = [];
beforeAll(async () => {
  await takeOutsideGateways(world, 'sarathi');
  vi.spyOn(log, 'warn').mockImplementation((...said) => {
    warnings.push([said[0], (said[1] as { reason?: string }).reason].join(': '));
  });
});
beforeEach(() => {
  outside.told.length = 0;
  warnings.length = 0;
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
  const { result } = await start(user, orderId, 'razorpay');
  expect(result!.paymentUrl).toBe(`http://sarathi.localhost:4400/gateway/razorpay/${orderId}`);
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
    .map(({ minor }) => minor);

/** The checkout's document, or what its form hands back. */
function page(orderId: string, as?: TestUser, form?: Record<string, string>) {
  const event = eventOf({ site: 'sarathi', call: getOrder, as }) as HttpEvent;
  return gatewayPage(
    {
      ...event,
      path: `/gateway/razorpay/${orderId}`,
      httpMethod: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form).toString() : null,
    },
    {} as LambdaContext,
  );
}
const handedBack = ({ gatewayOrderId }: Begun, paymentId: string) => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: gatewayOrderId,
  razorpay_signature: outside.fakes.razorpay.signatureOf(gatewayOrderId, paymentId),
});

test('who pays is told the public key and nothing else', async () => {
  const as = world.user('sarathi', 'retail');
  const answer = await callHttp({ site: 'sarathi', call: getRazorpayDetails, as });
  expect(answer.result).toEqual({ keyId: merchant().keyId });
  const elsewhere = await callHttp({ site: 'gulf', call: getRazorpayDetails, as: world.user('gulf', 'retail') });
  expect(elsewhere).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
});

test('the checkout stands in a document of its own, for whoever may pay the order', async () => {
  const one = await begun();
  const { statusCode, headers, body } = await page(one.orderId, one.user);
  expect(statusCode).toBe(200);
  const policy = String(headers!['content-security-policy']);
  const { origin } = new URL(outside.fakes.endpoint);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[^']+' ${origin};`));
  expect(policy).toContain(`frame-src ${origin};`);
  expect(policy).not.toContain("script-src 'unsafe-inline'");
  expect(body).toContain(one.gatewayOrderId);
  expect(body).toContain(merchant().keyId);
  expect(body).not.toContain(merchant().keySecret);
  const other = await world.addUser('sarathi', 'retail');
  expect(await page(one.orderId, other)).toMatchObject({ statusCode: 404 });
  expect(await page(one.orderId)).toMatchObject({ statusCode: 303 });
  pay(one);
  await callback(one.user, one.orderId);
  expect(await page(one.orderId, one.user)).toMatchObject({
    statusCode: 303,
    headers: { location: `/app/user/payments/${one.orderId}` },
  });
});

test('verified before it is paid, it is pending', async () => {
  const one = await begun();
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  pay(one, 'fail');
  expect(await callback(one.user, one.orderId)).toMatchObject({ status: 400, errorMessage: 'Payment unsuccessful' });
});

test.each([
  [
    'return',
    async (one: Begun, paymentId: string) => void (await page(one.orderId, undefined, handedBack(one, paymentId))),
  ],
  ['webhook', async () => void (await hear(told('payment.captured')))],
  ['poll', async (one: Begun) => void (await callback(one.user, one.orderId))],
  [
    'sweeper',
    async () => {
      world.clock.advance(61_000);
      await runSchedule('expire-orders');
    },
  ],
])('by %s first, whatever follows: paid once', async (_way, first) => {
  const one = await begun();
  const [paid] = pay(one);
  await first(one, paid!.id);
  expect(await stateOf(one)).toMatchObject({ state: 'PAID', isPayingOnline: true, transactionId: paid!.id });
  await page(one.orderId, undefined, handedBack(one, paid!.id));
  for (const notice of outside.told) expect(await hear(notice)).toMatchObject({ status: 200, result: { taken: true } });
  await callback(one.user, one.orderId);
  expect(await house(one)).toEqual([-TOTAL]);
});

/** In the long tests ten thousand. */
const REPEATS = Number(process.env.WEBHOOKS ?? 100);

test(
  'twenty webhooks of one event at once credit once, and a hundred more ask nobody',
  { timeout: 600_000 },
  async () => {
    const one = await begun();
    pay(one);
    const notice = told('payment.captured');
    const answers = await Promise.all(Array.from({ length: 20 }, () => hear(notice)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await house(one)).toEqual([-TOTAL]);
    const before = outside.fakes.asked();
    for (let nth = 0; nth < REPEATS; nth++) expect(await hear(notice)).toMatchObject({ status: 200 });
    expect(outside.fakes.asked()).toBe(before);
    expect((await stateOf(one)).steps.map(({ event }) => event)).toEqual(['create', 'pay']);
  },
);

test('forged, re-encoded, stale or of another account: 400, one counted line, and nothing done', async () => {
  const one = await begun();
  pay(one);
  const notice = told('payment.captured');
  const signature = notice.headers['x-razorpay-signature']!;
  const bit = `${signature.slice(0, -1)}${(parseInt(signature.at(-1)!, 16) ^ 1).toString(16)}`;
  const refused = async (changed: Partial<typeof notice>, site: 'sarathi' | 'gulf' = 'sarathi') => {
    warnings.length = 0;
    expect(await hear({ ...notice, ...changed }, site)).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    return warnings.join();
  };
  const headers = (given: string) => ({ ...notice.headers, 'x-razorpay-signature': given });
  expect(await refused({ headers: headers(bit) })).toBe('webhook refused: forged');
  expect(await refused({ headers: {} })).toBe('webhook refused: forged');
  expect(await refused({ headers: headers(signature.toUpperCase()) })).toBe('webhook refused: forged');
  expect(await refused({ body: JSON.stringify(JSON.parse(notice.body), null, 1) })).toBe('webhook refused: forged');
  expect(await refused({}, 'gulf')).toBe('webhook refused: foreign');
  const sign = (change: Record<string, unknown>) => {
    const body = JSON.stringify({ ...(JSON.parse(notice.body) as object), ...change });
    return { body, headers: headers(createHmac('sha256', merchant().webhookSecret).update(body).digest('hex')) };
  };
  expect(await refused(sign({ account_id: 'acc_SomebodyElse' }))).toBe('webhook refused: foreign');
  expect(await refused(sign({ created_at: Date.parse('2026-11-17T04:00:00Z') / 1000 }))).toBe('webhook refused: stale');
  expect(await refused(sign({ created_at: Date.parse('2026-11-21T05:00:00Z') / 1000 }))).toBe('webhook refused: stale');
  expect(await refused(sign({ payload: 'none' }))).toBe('webhook refused: malformed');
  expect(await house(one)).toEqual([]);
  expect(await hear(notice)).toMatchObject({ status: 200 });
  expect(await house(one)).toEqual([-TOTAL]);
});

test('what was signed by the secret before the present one is still heard', async () => {
  const one = await begun();
  pay(one);
  const job = world.job('sarathi');
  const sealed = await encryptPersonal(secretRecord(job, 'razorpayWebhookSecret'), 'another-webhook-secret');
  const read = await readGatewaySettings(job);
  const put = { name: 'razorpayWebhookSecret', sealed, last4: 'cret' } as const;
  expect((await commit(job, saveGatewaySecretWrites(job, read, put))).ok).toBe(true);
  expect(await hear(told('payment.captured'))).toMatchObject({ status: 200 });
  expect(await house(one)).toEqual([-TOTAL]);
  await takeOutsideGateways(world, 'sarathi');
});

test('a notice about no order of ours is heard, and nothing comes of it', async () => {
  const payload = { payment: { entity: { id: 'pay_1', order_id: 'order_nobodys' } } };
  expect(await hear(outside.fakes.razorpay.notice(merchant().account, 'payment.captured', payload))).toMatchObject({
    status: 200,
  });
  expect(await hear(outside.fakes.razorpay.notice(merchant().account, 'settlement.processed', {}))).toMatchObject({
    status: 200,
  });
});

test('a quotation is paid by its link without a session, and comes back to a page of its own', async () => {
  const desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const customer = await world.addUser('sarathi', 'travelAgent');
  const { token } = await sentKart(desk, customer);
  const asked = { token, number: 1, pays: 'deposit', gateway: 'razorpay', fee: 0 } as const;
  const started = await callHttp({ site: 'sarathi', call: startQuotationPayment, body: asked });
  const { orderId } = started.result!;
  const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  const one = { user: customer, orderId, gatewayOrderId, expiresAt: 0 };
  const checkout = await page(orderId);
  expect(checkout).toMatchObject({ statusCode: 200 });
  expect(checkout.body).toContain(gatewayOrderId);
  for (const secret of [token.split('-')[1]!, customer.item.email]) expect(checkout.body).not.toContain(secret);
  const [paid] = pay(one);
  expect(await page(orderId, undefined, handedBack(one, paid!.id))).toMatchObject({
    statusCode: 303,
    headers: { location: `/app/quotationPayment/${orderId}` },
  });
  const heard = await callHttp({ site: 'sarathi', call: getQuotationPayment, body: { token, orderId } });
  expect(heard.result).toMatchObject({ state: 'PAID', amount: 300 });
});
