import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#functions/clock.ts';
import { feeOn } from '#functions/payments/convenience-fee.ts';
import type { GatewayFee } from '#functions/payments/model.ts';
import type { SandboxAction } from '#functions/payments/sandbox-gateway/model.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { fillWallet, sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const double = supplierDouble(memoryStore());
/** 2 % of what is paid for. */
const FEE = TOTAL / 50;

const setFee = async (fee: GatewayFee | undefined) => {
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site, ...(fee && { fee }) }];
  expect((await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }))).ok).toBe(true);
};
beforeAll(() => {
  adapters.sandbox = () => double.supplier;
});
beforeEach(async () => {
  double.reset();
  await setFee({ kind: 'percent', value: 200 });
});

const begin = (as: TestUser, orderId: string, fee?: number) =>
  callHttp({ site, call: startPayment, as, body: { orderId, gateway: 'sandbox', ...(fee && { fee: fee / 100 }) } });
const callback = (as: TestUser, orderId: string) =>
  callHttp({ site, call: orderSuccessCallback, as, body: { orderId } });
const look = async (as: TestUser, orderId: string) =>
  (await callHttp({ site, call: getOrder, as, body: { orderId } })).result!;
/** What the customer does at the gateway, on the order's nth attempt there. */
async function act(orderId: string, action: SandboxAction, nth = 1): Promise<void> {
  const order = (await readSandboxOrder(`${orderId}-${nth}`))!;
  await commit(job(), changeSandboxOrderWrites(order, { payments: paymentsAfter(order, action, clock.now()) }));
}
/** What an account of the house had of an order. */
const house = async (account: string, orderId: string) =>
  (await readLedger(site)).house
    .filter((entry) => entry.account === account && entry.reference === orderId)
    .map(({ minor }) => minor);
const balances = async () => faultsOf(await readLedger(site));

describe('a gateway with a convenience fee', () => {
  it('shows it as a line beside the amount before anything is paid, and asks for it to be agreed to', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId } = await sellOrder(user);
    const order = await look(user, orderId);
    expect(order).toMatchObject({ amount: TOTAL / 100, paymentLines: [] });
    expect(order.gateways).toEqual([
      {
        name: 'sandbox',
        title: 'Card',
        lines: [{ kind: 'convenienceFee', label: 'Convenience fee', amount: FEE / 100 }],
        total: (TOTAL + FEE) / 100,
      },
    ]);
    expect(await begin(user, orderId)).toMatchObject({
      status: 400,
      errors: { fee: 'The convenience fee is now ₹\u00a020.00. Please check the total.' },
    });
    expect(await readPayment(job(), orderId)).toBeUndefined();
    expect(await begin(user, orderId, FEE)).toMatchObject({ status: 200 });
    expect(await readSandboxOrder(`${orderId}-1`)).toMatchObject({ minor: TOTAL + FEE });
  });

  it('earns it with the payment, beside what waits in clearing', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId } = await sellOrder(user);
    await begin(user, orderId, FEE);
    await act(orderId, 'succeed');
    expect(await callback(user, orderId)).toMatchObject({ status: 200, result: { state: 'PAID' } });
    expect(await house('gateway:sandbox', orderId)).toEqual([-TOTAL - FEE]);
    expect(await house('clearing', orderId)).toEqual([TOTAL]);
    expect(await house('revenue:convenienceFee', orderId)).toEqual([FEE]);
    expect((await look(user, orderId)).paymentLines).toEqual([
      { kind: 'convenienceFee', label: 'Convenience fee', amount: FEE / 100 },
    ]);
    const staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
    const body = { show: 'all', userId: '', orderId, cursor: '' } as const;
    expect(await callHttp({ site, call: getGatewayTransactions, as: staff, body })).toMatchObject({
      result: { records: [{ amount: TOTAL / 100, fee: FEE / 100, outcome: 'PAID' }] },
    });
    expect(await balances()).toEqual([]);
  });

  it('is in what a PNR’s search says was paid', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId } = await sellOrder(user);
    await begin(user, orderId, FEE);
    await act(orderId, 'succeed');
    await callback(user, orderId);
    await runBooking(site, orderId);
    const { pnr } = await look(user, orderId);
    const search = async (as: TestUser) =>
      (await callHttp({ site, call: searchTransactionByPnr, as, body: { pnr } })).result!;
    const own = await search(user);
    expect(own).toMatchObject({ records: [], payments: [{ orderId, amount: (TOTAL + FEE) / 100, isRefunded: false }] });
    expect(own.payments[0], 'the gateway’s id is for staff').not.toHaveProperty('transactionId');
    expect((await search(world.user(site, 'staff'))).payments).toMatchObject([
      { orderId, transactionId: expect.stringContaining(orderId) },
    ]);
  });

  it('gives it back with the order that could not be booked', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId } = await sellOrder(user);
    await begin(user, orderId, FEE);
    await act(orderId, 'succeed');
    await callback(user, orderId);
    double.plan = { ...double.plan, book: 'SOLD_OUT' };
    await runBooking(site, orderId);
    expect(await look(user, orderId)).toMatchObject({ state: 'REFUNDED' });
    expect(await house('gateway:sandbox', orderId)).toEqual(expect.arrayContaining([-TOTAL - FEE, TOTAL + FEE]));
    for (const account of ['gateway:sandbox', 'clearing', 'revenue:convenienceFee'])
      expect(
        (await house(account, orderId)).reduce((sum, minor) => sum + minor, 0),
        account,
      ).toBe(0);
    expect(await balances()).toEqual([]);
  });

  it('keeps nothing of a payment that comes too late', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId, expiresAt } = await sellOrder(user);
    await begin(user, orderId, FEE);
    await act(orderId, 'late');
    world.clock.set(new Date(expiresAt + 2_000).toISOString());
    await callback(user, orderId);
    await runSchedule('give-money-back');
    expect((await house('gateway:sandbox', orderId)).toSorted((a, b) => a - b)).toEqual([-TOTAL - FEE, TOTAL + FEE]);
    expect(await house('revenue:convenienceFee', orderId)).toEqual([]);
    expect(await balances()).toEqual([]);
    world.clock.restore();
  });

  it('charges what was agreed to, though the fee is another by then, and begins anew at the new one', async () => {
    const user = await world.addUser(site, 'retail');
    const { orderId } = await sellOrder(user);
    await begin(user, orderId, FEE);
    await setFee({ kind: 'amount', value: 4_950 });
    expect(await begin(user, orderId, FEE)).toMatchObject({ status: 400 });
    expect(await begin(user, orderId, 4_950)).toMatchObject({ status: 200 });
    expect(await readSandboxOrder(`${orderId}-2`)).toMatchObject({ minor: TOTAL + 4_950 });
    // The page of before is still open in another tab, and is paid there.
    await act(orderId, 'succeed');
    expect(await callback(user, orderId)).toMatchObject({ result: { state: 'PAID' } });
    expect(await house('revenue:convenienceFee', orderId)).toEqual([FEE]);
    await act(orderId, 'succeed', 2);
    await callback(user, orderId);
    await runSchedule('give-money-back');
    expect(await house('revenue:convenienceFee', orderId)).toEqual([FEE]);
    expect((await house('gateway:sandbox', orderId)).toSorted((a, b) => a - b)).toEqual([
      -TOTAL - 4_950,
      -TOTAL - FEE,
      TOTAL + 4_950,
    ]);
    expect(await balances()).toEqual([]);
  });

  it('takes it for a top-up, whose wallet gets the amount alone, and never from a wallet', async () => {
    const user = await world.addUser(site, 'retail');
    const { result } = await callHttp({ site, call: startTopUp, as: user, body: { amount: 1_000 } });
    const { orderId } = result!;
    expect(await begin(user, orderId, 2_000)).toMatchObject({ status: 200 });
    await act(orderId, 'succeed');
    await callback(user, orderId);
    await runBooking(site, orderId);
    const { wallets } = await readLedger(site);
    expect(wallets.find(({ owner }) => owner === user.actor.owner)!.balance).toBe(100_000);
    expect(await house('revenue:convenienceFee', orderId)).toEqual([2_000]);

    await fillWallet(world, user, TOTAL);
    const sold = await sellOrder(user);
    expect(await callHttp({ site, call: payFromWallet, as: user, body: { orderId: sold.orderId } })).toMatchObject({
      status: 200,
    });
    expect(await house('revenue:convenienceFee', sold.orderId)).toEqual([]);
    expect(await balances()).toEqual([]);
  });

  it('counts to the unit, half away from zero', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 1, max: 2_000 }), (minor, value) => {
        const fee = feeOn({ kind: 'percent', value }, minor);
        expect(Math.abs(fee * 10_000 - minor * value)).toBeLessThanOrEqual(5_000);
        expect(feeOn({ kind: 'amount', value }, minor)).toBe(value);
        expect(feeOn(undefined, minor)).toBe(0);
      }),
      { seed: 20261122 },
    ));
});
