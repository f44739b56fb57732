import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { gatewayAdapters } from '#functions/payments/gateways/registry.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { fail } from '#shared/errors.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { startTestPayment } from '#shared/payments/start-test-payment.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
let staff: TestUser;
beforeAll(async () => {
  staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const off = { name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site, isActive: false };
  const fee = { kind: 'percent', value: 500 } as const;
  const unfinished = { name: 'razorpay', title: 'Razorpay', adapter: 'razorpay', account: 'acc_1' };
  const gateways = [{ ...off, fee }, unfinished];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});

const begin = (as: TestUser, adapter: 'sandbox' | 'razorpay' | 'phonepe' = 'sandbox') =>
  callHttp({ site, call: startTestPayment, as, body: { adapter } });
const ask = (call: typeof getOrder | typeof orderSuccessCallback | typeof payFromWallet, orderId: string, as = staff) =>
  callHttp({ site, call: call as typeof getOrder, as, body: { orderId } });
async function paid(orderId: string): Promise<void> {
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  await commit(job(), changeSandboxOrderWrites(order, { payments: paymentsAfter(order, 'succeed', clock.now()) }));
}
const house = async (orderId: string) =>
  (await readLedger(site)).house
    .filter(({ reference }) => reference === orderId)
    .map(({ account, minor }) => [account, minor]);

test('one unit is paid at a gateway that is switched off, without its fee, and given back by itself', async () => {
  const { result } = await begin(staff);
  const { orderId, paymentUrl } = result!;
  expect(paymentUrl).toContain(`/gateway/sandbox/${orderId}-1`);
  expect(await readSandboxOrder(`${orderId}-1`)).toMatchObject({ minor: 100, currency: 'INR' });
  await paid(orderId);
  expect(await ask(orderSuccessCallback, orderId)).toMatchObject({ status: 200 });
  await runBooking(site, orderId);
  expect(await ask(getOrder, orderId)).toMatchObject({
    result: {
      serviceName: 'gatewayTest',
      state: 'REFUNDED',
      amount: 1,
      remark: 'Test payment of Card',
      isBookingInProcess: false,
      gateways: [],
      paymentLines: [],
    },
  });
  expect((await readSandboxOrder(`${orderId}-1`))!.refunds).toHaveLength(1);
  expect(await house(orderId)).toEqual(
    expect.arrayContaining([
      ['gateway:sandbox', -100],
      ['clearing', 100],
      ['clearing', -100],
      ['gateway:sandbox', 100],
    ]),
  );
  expect(faultsOf(await readLedger(site))).toEqual([]);
});

test('what the gateway cannot give back now, the sweep gives back later', async () => {
  const { orderId } = (await begin(staff)).result!;
  await paid(orderId);
  await ask(orderSuccessCallback, orderId);
  const { sandbox } = gatewayAdapters;
  gatewayAdapters.sandbox = (actor, setting) => ({
    ...sandbox!(actor, setting),
    refund: async () => fail('PAYMENT_PENDING'),
  });
  await runBooking(site, orderId);
  expect(await ask(getOrder, orderId)).toMatchObject({ result: { state: 'REFUNDING' } });
  gatewayAdapters.sandbox = sandbox!;
  world.clock.advance(5 * MINUTE);
  await sweep('REFUND');
  expect(await ask(getOrder, orderId)).toMatchObject({ result: { state: 'REFUNDED' } });
});

test('nobody pays it otherwise, and unpaid it expires', async () => {
  const { orderId } = (await begin(staff)).result!;
  expect(await ask(payFromWallet, orderId)).toMatchObject({ status: 403 });
  const body = { orderId, gateway: 'razorpay' };
  expect(await callHttp({ site, call: startPayment, as: staff, body })).toMatchObject({ status: 404 });
  expect(await ask(getOrder, orderId, world.user(site, 'retail'))).toMatchObject({ status: 404 });
  const again = await callHttp({ site, call: startPayment, as: staff, body: { orderId, gateway: 'sandbox' } });
  expect(again).toMatchObject({ status: 200 });
  world.clock.advance(20 * MINUTE);
  await sweep('EXPIRY');
  expect(await ask(getOrder, orderId)).toMatchObject({ result: { state: 'EXPIRED' } });
});

test('what lacks something, or is not there, is not tried; and it is staff’s who may change gateways', async () => {
  expect(await begin(staff, 'razorpay')).toMatchObject({
    status: 400,
    errorMessage: expect.stringContaining('It cannot be tested yet'),
  });
  expect(await begin(staff, 'phonepe')).toMatchObject({ status: 404 });
  for (const as of [await world.addUser(site, 'staff'), world.user(site, 'travelAgent')])
    expect(await begin(as)).toMatchObject({ status: 403 });
  expect((await callHttp({ site, call: getActiveGateway, as: staff })).result).toEqual([]);
});
