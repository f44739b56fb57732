import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readGatewaySettings } from '#functions/payments/gateways/settings-store.ts';
import { saveGatewaysWrites } from '#functions/payments/gateways/settings-writes.ts';
import type { GatewayFee } from '#functions/payments/model.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { getCartRefund } from '#shared/activities/queue/get-cart-refund.ts';
import { giveCartRefundAgain } from '#shared/activities/queue/give-cart-refund-again.ts';
import { settleCartRefund } from '#shared/activities/queue/settle-cart-refund.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { callback, hear, takeOutsideGateways, useOutsideGateways } from '#test/payments/outside-gateways.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { cartOf, checkedOut, fillCart, soldOption } from './cart-steps.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
const PRICE = 35_800;
let staff: TestUser;
let agent: TestUser;
let option: string;
beforeAll(async () => {
  await takeOutsideGateways(world, site);
  staff = await world.addUser(site, 'staff', { isSuperAdmin: true });
  option = await soldOption(await ratesDesk(staff));
});
beforeEach(async () => {
  outside.told.length = 0;
  agent = await world.addUser(site, 'travelAgent');
});

interface Paid {
  cartId: string;
  orderId: string;
  paymentId: string;
}
/** A cart that was paid at Razorpay and waits for the desk. */
async function paid(fee = 0): Promise<Paid> {
  const { cart } = await fillCart(agent, option);
  const { orderId, cartId } = await checkedOut(agent, cart);
  expect(await asking(agent)(startPayment, { orderId, gateway: 'razorpay', fee: fee / 100 })).toMatchObject({
    status: 200,
  });
  const { gatewayOrderId } = (await readPayment(job(), orderId))!.attempts[0]!;
  const [payment] = outside.fakes.razorpay.pay(gatewayOrderId, 'succeed');
  await callback(agent, orderId);
  await runBooking(site, orderId);
  return { cartId, orderId, paymentId: payment!.id };
}
/** What Razorpay adds from now on. */
async function takeFee(fee: GatewayFee | undefined): Promise<void> {
  const read = await readGatewaySettings(job());
  const changed = read.gateways.map(({ fee: _fee, ...one }) =>
    fee && one.name === 'razorpay' ? { ...one, fee } : one,
  );
  expect((await commit(job(), saveGatewaysWrites(job(), read, changed))).ok).toBe(true);
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
      ...{ id: `rfnd_${paymentId}_${n}`, entity: 'refund', amount: PRICE, currency: 'INR', payment_id: paymentId },
      ...{ receipt: `R-${paymentId}-${n}`, status: 'failed', speed_processed: 'normal', created_at: 0 },
    };
}
const givenAtGateway = ({ paymentId }: Paid): number[] =>
  Object.values(outside.fakes.books.razorpay.refunds).flatMap((one) =>
    one.payment_id === paymentId && one.status !== 'failed' ? [one.amount] : [],
  );
const reject = ({ cartId }: Paid) =>
  asking(staff)(updateCartStatus, { cartId, status: 'REJECTED', reason: 'Sold out' });
const refundOf = async ({ cartId }: Paid) => (await told(staff, getCartRefund, { cartId })).refund;
const settle = ({ cartId }: Paid, refundId: string, as = staff) =>
  asking(as)(settleCartRefund, { cartId, refundId, reason: 'Given in the dashboard' });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;
const postedFor = async ({ orderId }: Paid) => {
  const sums: Record<string, number> = {};
  for (const { account, minor, reference } of (await readLedger(site)).house)
    if (reference === orderId) sums[account] = (sums[account] ?? 0) + minor;
  return sums;
};
/** Whoever looks again and again gives nothing more. */
async function giveMore(): Promise<void> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(120_000);
    await runSchedule('give-money-back');
    for (const notice of outside.told.splice(0)) await hear(notice);
  }
  expect(faultsOf(await readLedger(site))).toEqual([]);
}

test('one that its gateway refused three times waits for staff, who give it to the wallet, once', async () => {
  const sale = await paid();
  const again = (as = staff) => asking(as)(giveCartRefundAgain, { cartId: sale.cartId, to: 'wallet' });
  expect(await refundOf(sale)).toBeNull();
  refuseAll(sale);
  expect(await reject(sale)).toMatchObject({ status: 200 });
  expect(await again()).toMatchObject({ status: 409 });
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({
    ...{ state: 'Stuck', to: 'gateway', amount: PRICE, atDashboard: 0, heard: [], givenAt: '' },
  });
  const clerk = await addClerk(world, { 'activities.view': true, 'activities.edit': true });
  expect(await asking(clerk)(getCartRefund, { cartId: sale.cartId })).toMatchObject({ status: 200 });
  for (const other of [clerk, agent]) expect(await again(other)).toMatchObject({ status: 403 });
  const twice = await Promise.all([again(), again()]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({ state: 'Given', to: 'wallet' });
  expect([await balance(), givenAtGateway(sale)]).toEqual([PRICE, []]);
  expect(await postedFor(sale)).toMatchObject({ clearing: 0, 'gateway:razorpay': -PRICE });
});

test('or try the gateway again', async () => {
  const sale = await paid();
  refuseAll(sale);
  await reject(sale);
  await giveMore();
  await told(staff, giveCartRefundAgain, { cartId: sale.cartId, to: 'gateway' });
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({ state: 'Given', to: 'gateway' });
  expect([await balance(), givenAtGateway(sale)]).toEqual([0, [PRICE]]);
});

test('one that was given at the dashboard is settled by that, once, and is no matter of its own', async () => {
  const sale = await paid();
  const refundId = await atDashboard(sale, PRICE);
  expect(await reject(sale)).toMatchObject({ status: 200, result: { cart: { refunded: PRICE / 100 } } });
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({
    ...{ state: 'Due', amount: PRICE, heard: [{ refundId, amount: PRICE, fits: true }] },
  });
  expect(givenAtGateway(sale), 'nothing is given before staff have said what it was').toEqual([PRICE]);
  const noted = { orderId: sale.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
  expect(await asking(staff)(settleOutsideRefund, noted)).toMatchObject({ status: 400 });
  expect(await settle(sale, 'rfnd_nobodys')).toMatchObject({ status: 404 });
  expect(await settle(sale, refundId, agent)).toMatchObject({ status: 403 });
  const answers = await Promise.all([settle(sale, refundId), settle(sale, refundId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({ state: 'Given', atDashboard: PRICE, heard: [] });
  expect([await balance(), givenAtGateway(sale)]).toEqual([0, [PRICE]]);
  expect(await postedFor(sale)).toMatchObject({ clearing: 0, outsideRefunds: 0 });
});

test('a part of it leaves the rest due, in full as it was said', async () => {
  const sale = await paid();
  const refundId = await atDashboard(sale, 10_000);
  expect(await told(agent, getCancellation, { cartId: sale.cartId })).toMatchObject({ refund: PRICE });
  expect(
    await asking(agent)(updateCartStatus, { cartId: sale.cartId, status: 'CANCELLED', refund: PRICE / 100 }),
  ).toMatchObject({ status: 200 });
  expect(await cartOf(agent, sale.cartId)).toMatchObject({ refunded: PRICE });
  expect(await refundOf(sale)).toMatchObject({ state: 'Due', amount: PRICE, heard: [{ refundId, amount: 10_000 }] });
  expect(await settle(sale, refundId)).toMatchObject({ status: 200 });
  await giveMore();
  expect(await refundOf(sale)).toMatchObject({ state: 'Given', atDashboard: 10_000 });
  expect(givenAtGateway(sale).toSorted((one, other) => one - other)).toEqual([10_000, PRICE - 10_000]);
  expect(await postedFor(sale)).toMatchObject({ clearing: 0, outsideRefunds: 0, 'gateway:razorpay': 0 });
});

test('what went back as a matter of its own is not given again: page, refund and books say the same of the rest', async () => {
  const sale = await paid();
  const refundId = await atDashboard(sale, 10_000);
  const noted = { orderId: sale.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
  expect(await asking(staff)(settleOutsideRefund, noted)).toMatchObject({ status: 200 });
  const REST = PRICE - 10_000;
  const { cartId } = sale;
  expect(await told(agent, getCancellation, { cartId })).toMatchObject({ refund: REST, items: [{ refund: REST }] });
  expect(
    await asking(staff)(updateCartStatus, { cartId, status: 'CANCELLED', refund: PRICE / 100, reason: 'Rain' }),
  ).toMatchObject({
    status: 400,
    errors: { refund: expect.stringMatching(/^Only .*258\.00 of what was paid is left\.$/) },
  });
  expect(await asking(agent)(updateCartStatus, { cartId, status: 'CANCELLED', refund: REST / 100 })).toMatchObject({
    status: 200,
  });
  await giveMore();
  expect(await cartOf(agent, cartId)).toMatchObject({ refunded: REST });
  expect(await refundOf(sale)).toMatchObject({ state: 'Given', amount: REST });
  world.clock.set('2026-11-26T06:00:00.000Z');
  await sweepDue();
  world.clock.restore();
  expect(await postedFor(sale)).toMatchObject({ clearing: 0, 'revenue:activities': 10_000, outsideRefunds: -10_000 });
  expect(await readOrder(job(), sale.orderId)).toMatchObject({ value: { state: 'COMPLETED', refunds: REST } });
});

describe.each([
  ['without a fee for the way of paying', undefined, 10_000],
  ['with one that is less than what went back before', { kind: 'percent', value: 200 }, 10_000],
  ['with one that is more', { kind: 'percent', value: 500 }, 1_000],
] as const)('a rejected cart of which a part went back before as a matter of its own, %s', (_, fee, before) => {
  beforeAll(() => takeFee(fee));
  afterAll(() => takeFee(undefined));

  test('earns nothing: refund and dashboard together are what was paid, and no paper says otherwise', async () => {
    const added = fee ? (PRICE * fee.value) / 10_000 : 0;
    const [sale, PAID] = [await paid(added), PRICE + added];
    const refundId = await atDashboard(sale, before);
    const noted = { orderId: sale.orderId, refundId, how: 'noted', reason: 'Goodwill' } as const;
    expect(await asking(staff)(settleOutsideRefund, noted)).toMatchObject({ status: 200 });
    expect(await reject(sale)).toMatchObject({ status: 200 });
    await giveMore();
    expect(await refundOf(sale)).toMatchObject({ state: 'Given', amount: PAID - before });
    world.clock.set('2026-11-26T06:00:00.000Z');
    for (let pass = 0; pass < 2; pass++) await sweepDue();
    world.clock.restore();
    const posted = await postedFor(sale);
    expect(Object.entries(posted).filter(([, minor]) => minor !== 0)).toEqual([]);
    expect((await cartOf(staff, sale.cartId)).status).toBe('REJECTED');
    expect((await told(agent, getInvoices, { search: sale.cartId })).records).toEqual([]);
  });
});

test('what is said to be refunded is what the money says: the convenience fee with all of it', async () => {
  await takeFee({ kind: 'percent', value: 200 });
  const all = PRICE + PRICE / 50;
  const rejected = await paid(PRICE / 50);
  // What a site keeps of a cancellation it does not of what it rejects.
  expect(await told(staff, getCancellation, { cartId: rejected.cartId })).toMatchObject({
    ...{ refund: PRICE, convenienceFee: 0, feeOfAll: 0, ifRejected: all },
  });
  expect(await reject(rejected)).toMatchObject({ status: 200, result: { cart: { refunded: all / 100 } } });
  expect(await refundOf(rejected)).toMatchObject({ amount: all });
  expect(await cartOf(agent, rejected.cartId)).toMatchObject({ refunded: all });

  const part = await paid(PRICE / 50);
  const less = { cartId: part.cartId, status: 'CANCELLED', refund: 100, reason: 'Half of it was used' } as const;
  expect(await asking(staff)(updateCartStatus, less)).toMatchObject({ status: 200 });
  expect(await cartOf(agent, part.cartId)).toMatchObject({ refunded: 10_000 });
});
