import { beforeAll, expect, test } from 'vitest';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import type { SandboxAction } from '#functions/payments/sandbox-gateway/model.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { clock } from '#functions/clock.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { globalKeys } from '#functions/keys.ts';
import { readWallet, walletEntries } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { MINUTE } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { readMail } from '#test/harness/read-mail.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
let agent: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await openGateway(job());
});

const begin = (as: TestUser, amount: number) => callHttp({ site, call: startTopUp, as, body: { amount } });
async function toGateway(as: TestUser, amount = 5000): Promise<string> {
  const { result } = await begin(as, amount);
  const { orderId } = result!;
  const paid = await callHttp({ site, call: startPayment, as, body: { orderId, gateway: 'sandbox' } });
  expect(paid.status).toBe(200);
  return orderId;
}
async function choose(orderId: string, action: SandboxAction): Promise<void> {
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  await commit(job(), changeSandboxOrderWrites(order, { payments: paymentsAfter(order, action, clock.now()) }));
}
const back = (as: TestUser, orderId: string) => callHttp({ site, call: orderSuccessCallback, as, body: { orderId } });
const balanceOf = async (as: TestUser) => (await readWallet(job(), as.actor.owner, 'INR')).balance;
const stateOf = async (orderId: string) => {
  const order = await readOrder(job(), orderId);
  return order.ok && order.value.state;
};

test('a top-up stands in the wallet once it is paid, and says that it is none of a booking', async () => {
  const orderId = await toGateway(agent);
  expect(await back(agent, orderId)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  await choose(orderId, 'succeed');
  expect(await back(agent, orderId)).toMatchObject({
    status: 200,
    result: { serviceName: 'walletTopUp', remark: 'Wallet top-up', segments: [], pnr: '', bookingId: '' },
  });
  await runBooking(site, orderId);
  expect([await stateOf(orderId), await balanceOf(agent)]).toEqual(['COMPLETED', 500_000]);
  const [entry] = (await walletEntries(job(), agent.actor.owner, 'INR')).items;
  expect(entry).toMatchObject({ kind: 'topUp', reference: orderId, minor: 500_000, remark: 'Wallet top-up' });
  const { result } = await callHttp({ site, call: getOrder, as: agent, body: { orderId } });
  expect(result!.steps.map(({ event }) => event)).toEqual(['create', 'pay', 'complete']);
  await sweep('MAIL');
  const [mail, ...more] = world.mail.sent
    .filter(({ to }) => to.includes(agent.item.email))
    .map(({ raw }) => readMail(raw));
  expect(mail!.subject).toContain('₹\u00a05,000.00 added to your wallet');
  expect(mail!.text).toContain('It is not linked to a booking');
  expect(more).toEqual([]);
});

test('asked twenty times at once, and swept as often, it is credited once', async () => {
  const user = await world.addUser(site, 'retail');
  const orderId = await toGateway(user, 100);
  await choose(orderId, 'succeed');
  await Promise.all(Array.from({ length: 20 }, () => back(user, orderId)));
  await Promise.all(Array.from({ length: 20 }, () => runBooking(site, orderId)));
  world.clock.advance(2 * MINUTE);
  await Promise.all([sweep('SETTLE'), sweep('BOOK'), sweep('SETTLE'), sweep('BOOK')]);
  expect([await stateOf(orderId), await balanceOf(user)]).toEqual(['COMPLETED', 10_000]);
});

test('a payment that fails, or is left, credits nothing; one that comes late or twice goes back', async () => {
  const user = await world.addUser(site, 'retail');
  const failed = await toGateway(user);
  await choose(failed, 'fail');
  expect(await back(user, failed)).toMatchObject({ status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL' });
  const left = await toGateway(user);
  await choose(left, 'abandon');
  expect(await back(user, left)).toMatchObject({ status: 409, errorCode: 'PAYMENT_PENDING' });
  const late = await toGateway(user);
  await choose(late, 'late');
  world.clock.advance(16 * MINUTE);
  await sweep('EXPIRY');
  expect(await back(user, late)).toMatchObject({
    // No 402: that leads to the review of a booking.
    status: 400,
    errorCode: 'PAYMENT_UNSUCCESSFUL',
    errorMessage: expect.stringContaining('We are refunding it'),
  });
  expect((await readSandboxOrder(`${late}-1`))!.refunds).toHaveLength(1);
  const neverPaid = (await begin(user, 10)).result!.orderId;
  expect(await back(user, neverPaid)).toMatchObject({
    status: 400,
    errorMessage: 'This top-up has not been paid.',
  });
  expect(await balanceOf(user)).toBe(0);
  const twice = await toGateway(user, 20);
  await choose(twice, 'twice');
  await back(user, twice);
  await runBooking(site, twice);
  expect([await stateOf(twice), await balanceOf(user)]).toEqual(['COMPLETED', 2_000]);
  expect((await readSandboxOrder(`${twice}-1`))!.refunds).toHaveLength(1);
});

test.each([
  ['one unit less', { minor: 499_999 }],
  ['another currency', { currency: 'USD' }],
])('a payment of %s pays for nothing and goes back', async (_, changed) => {
  const user = await world.addUser(site, 'retail');
  const orderId = await toGateway(user);
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  await commit(job(), [
    { kind: 'put', key: globalKeys.sandboxGateway(order.gatewayOrderId), item: { ...order, ...changed } },
  ]);
  await choose(orderId, 'succeed');
  expect((await back(user, orderId)).status).not.toBe(200);
  await runBooking(site, orderId);
  expect([await stateOf(orderId), await balanceOf(user)]).toEqual(['AWAITING_PAYMENT', 0]);
  expect((await readSandboxOrder(`${orderId}-1`))!.refunds).toHaveLength(1);
});

test('no wallet pays for it, whatever is in it; nobody tops up another’s', async () => {
  const rich = await world.addUser(site, 'retail');
  await fillWallet(world, rich, TOTAL);
  const { orderId } = (await begin(rich, 10)).result!;
  expect(await callHttp({ site, call: payFromWallet, as: rich, body: { orderId } })).toMatchObject({
    status: 403,
    errorMessage: 'A wallet cannot be topped up from a wallet.',
  });
  const seen = await callHttp({ site, call: getOrder, as: rich, body: { orderId } });
  expect(seen.result!.wallet).toMatchObject({ isEnough: true, isAllowed: false });
  expect(await balanceOf(rich)).toBe(TOTAL);
  const stranger = await world.addUser(site, 'retail');
  expect(
    await callHttp({ site, call: startPayment, as: stranger, body: { orderId, gateway: 'sandbox' } }),
  ).toMatchObject({ status: 404 });
});

test('amounts that are none, too small or too many are refused', async () => {
  for (const amount of [0, -5, 0.5, 0.001, 1_000_000_000])
    expect((await begin(agent, amount)).status, String(amount)).toBe(400);
  const eager = await world.addUser(site, 'retail');
  const answers = [];
  for (let n = 0; n < 31; n++) answers.push((await begin(eager, 10)).status);
  expect(answers.at(-1)).toBe(429);
  expect(await begin(world.user(site, 'staff'), 10)).toMatchObject({ status: 403 });
});

test('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
