import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readGatewaySettings } from '#functions/payments/gateways/settings-store.ts';
import { saveGatewaysWrites } from '#functions/payments/gateways/settings-writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { commit } from '#functions/table/commit.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, merchant, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
beforeAll(() => takeOutsideGateways(world, 'sarathi'));
beforeEach(() => setAccount(merchant().account));

/** How the site calls its account at Razorpay: the same one there, whatever stands in the editor. */
async function setAccount(account: string): Promise<void> {
  const job = world.job('sarathi');
  const read = await readGatewaySettings(job);
  const gateways = read.gateways.map((one) => (one.name === 'razorpay' ? { ...one, account } : one));
  expect((await commit(job, saveGatewaysWrites(job, read, gateways))).ok).toBe(true);
}

async function begun() {
  const user = await world.addUser('sarathi', 'retail');
  const { orderId, expiresAt } = await sellOrder(user);
  await start(user, orderId, 'razorpay');
  const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  return { user, orderId, expiresAt, gatewayOrderId };
}
const refundsOf = (paymentId: string) =>
  Object.values(outside.fakes.books.razorpay.refunds).filter(({ payment_id: of }) => of === paymentId);
const atGateway = async (orderId: string) =>
  (await readLedger('sarathi')).house
    .filter(({ account, reference }) => account === 'gateway:razorpay' && reference === orderId)
    .map(({ minor }) => minor)
    .toSorted((a, b) => a - b);
const stateOf = async (orderId: string) => {
  const order = await readOrder(world.job('sarathi'), orderId);
  return order.ok ? order.value.state : order.code;
};

test('what paid an order is not given back when our account is called otherwise later', async () => {
  const { user, orderId, gatewayOrderId } = await begun();
  const [paid] = outside.fakes.razorpay.pay(gatewayOrderId, 'succeed');
  expect(await callback(user, orderId)).toMatchObject({ status: 200 });
  await setAccount('SarathiTest01');
  await Promise.all([callback(user, orderId), callback(user, orderId)]);
  for (const notice of [...outside.told]) await hear(notice);
  await runSchedule('give-money-back');
  expect(refundsOf(paid!.id)).toEqual([]);
  expect(await atGateway(orderId)).toEqual([-TOTAL]);
  expect(await stateOf(orderId)).not.toMatch(/REFUND/);
});

test('what went back once does not go back again, and what was begun before still pays', async () => {
  const late = await begun();
  const [lost] = outside.fakes.razorpay.pay(late.gatewayOrderId, 'late');
  world.clock.set(new Date(late.expiresAt + 3 * 60_000).toISOString());
  await runSchedule('expire-orders');
  await callback(late.user, late.orderId);
  await runSchedule('give-money-back');
  expect(await atGateway(late.orderId)).toEqual([-TOTAL, TOTAL]);

  const open = await begun();
  await setAccount('acc_Another00001');
  await callback(late.user, late.orderId);
  await runSchedule('give-money-back');
  expect(await atGateway(late.orderId)).toEqual([-TOTAL, TOTAL]);
  expect(refundsOf(lost!.id)).toHaveLength(1);
  outside.fakes.razorpay.pay(open.gatewayOrderId, 'succeed');
  expect(await callback(open.user, open.orderId)).toMatchObject({ status: 200 });
  expect(await atGateway(open.orderId)).toEqual([-TOTAL]);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
