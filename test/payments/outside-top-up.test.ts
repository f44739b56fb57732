import { beforeAll, expect, test } from 'vitest';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { MINUTE } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { callback, hear, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
beforeAll(() => takeOutsideGateways(world, 'sarathi'));

const gateways = ['razorpay', 'phonepe'] as const;

/** A top-up of 500 rupees that somebody has begun to pay. */
async function begun(gateway: (typeof gateways)[number]) {
  const user = await world.addUser('sarathi', 'travelAgent');
  const { result } = await callHttp({ site: 'sarathi', call: startTopUp, as: user, body: { amount: 500 } });
  const { orderId } = result!;
  expect(await start(user, orderId, gateway)).toMatchObject({ status: 200 });
  outside.told.length = 0;
  const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  const choose = (action: 'succeed' | 'fail' | 'late') => outside.fakes[gateway].pay(gatewayOrderId, action);
  return { user, orderId, choose };
}
const balanceOf = async (user: TestUser) => (await readWallet(world.job('sarathi'), user.actor.owner, 'INR')).balance;
const stateOf = async (orderId: string) => {
  const order = await readOrder(world.job('sarathi'), orderId);
  return order.ok && order.value.state;
};

test.each(gateways)(
  'a wallet topped up by %s: refused first, then credited once, whoever tells of it',
  async (gateway) => {
    const { user, orderId, choose } = await begun(gateway);
    choose('fail');
    expect(await callback(user, orderId)).toMatchObject({ errorCode: 'PAYMENT_UNSUCCESSFUL' });
    await start(user, orderId, gateway);
    const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts.at(-1)!;
    outside.fakes[gateway].pay(gatewayOrderId, 'succeed');
    await Promise.all([
      ...outside.told.map((notice) => hear(notice)),
      callback(user, orderId),
      callback(user, orderId),
    ]);
    for (const notice of outside.told) expect(await hear(notice)).toMatchObject({ status: 200 });
    expect(await callback(user, orderId)).toMatchObject({ status: 200, result: { serviceName: 'walletTopUp' } });
    await Promise.all([runBooking('sarathi', orderId), runBooking('sarathi', orderId)]);
    expect([await stateOf(orderId), await balanceOf(user)]).toEqual(['COMPLETED', 50_000]);
  },
);

test.each(gateways)('abandoned at %s it expires; confirmed late it goes back and credits nothing', async (gateway) => {
  const [left, late] = [await begun(gateway), await begun(gateway)];
  late.choose('late');
  world.clock.advance(20 * MINUTE);
  await runSchedule('expire-orders');
  await callback(late.user, late.orderId);
  await runSchedule('give-money-back');
  expect(await stateOf(left.orderId)).toBe('EXPIRED');
  expect(await stateOf(late.orderId)).toBe('EXPIRED');
  expect([await balanceOf(left.user), await balanceOf(late.user)]).toEqual([0, 0]);
  const moved = (await readLedger('sarathi')).house.filter(
    ({ account, reference }) => account === `gateway:${gateway}` && reference === late.orderId,
  );
  expect(moved.map(({ minor }) => minor).toSorted((a, b) => a - b)).toEqual([-50_000, 50_000]);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
