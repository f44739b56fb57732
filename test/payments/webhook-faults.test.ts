import { beforeAll, expect, test } from 'vitest';
import { readPayment } from '#functions/payments/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { hear, start, takeOutsideGateways, useOutsideGateways } from './outside-gateways.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let user: TestUser;
beforeAll(async () => {
  await takeOutsideGateways(world, 'sarathi');
  user = await world.addUser('sarathi', 'retail');
});

/** An order paid at Razorpay, and the notice of it. */
async function paid(action: 'succeed' | 'twice' = 'succeed') {
  const { orderId } = await sellOrder(user);
  await start(user, orderId, 'razorpay');
  const { gatewayOrderId } = (await readPayment(world.job('sarathi'), orderId))!.attempts[0]!;
  outside.told.length = 0;
  outside.fakes.razorpay.pay(gatewayOrderId, action);
  return { orderId, notice: outside.told.findLast(({ body }) => body.includes('"event":"payment.captured"'))! };
}
const stateOf = async (orderId: string) =>
  (await callHttp({ site: 'sarathi', call: getOrder, as: user, body: { orderId } })).result!;
const credits = async (orderId: string) =>
  (await readLedger('sarathi')).house
    .filter(({ account, reference }) => account === 'gateway:razorpay' && reference === orderId)
    .map(({ minor }) => minor)
    .toSorted((a, b) => a - b);

/** A payment that stands, of which somebody gave a part back at the dashboard, and the notice of that. */
async function refundTold() {
  const { orderId, notice: captured } = await paid();
  expect(await hear(captured)).toMatchObject({ status: 200 });
  const { transactionId } = await stateOf(orderId);
  outside.fakes.razorpay.refundAtDashboard(transactionId, 10_000);
  return { orderId, notice: outside.told.findLast(({ body }) => body.includes('"event":"refund.processed"'))! };
}

test.each([
  ['before', 'a webhook', paid, { state: 'PAID' }, [-TOTAL]],
  ['after', 'a webhook', paid, { state: 'PAID' }, [-TOTAL]],
  ['before', 'a webhook of a refund by others', refundTold, { refundedAtGateway: 100 }, [-TOTAL, 10_000]],
  ['after', 'a webhook of a refund by others', refundTold, { refundedAtGateway: 100 }, [-TOTAL, 10_000]],
] as const)(
  'the table failing %s any operation of %s: it comes again, and is booked once',
  async (when, _, told, stands, booked) => {
    const first = await told();
    world.faults.reset();
    expect(await hear(first.notice)).toMatchObject({ status: 200 });
    const operations = world.faults.counts().operations;
    expect(operations).toBeGreaterThan(10);
    for (let nth = 1; nth <= operations; nth++) {
      const { orderId, notice } = await told();
      world.faults.reset();
      world.faults.failNth(nth, when);
      const broken = await hear(notice);
      world.faults.reset();
      expect([200, 500, 503], `operation ${nth}`).toContain(broken.status);
      expect(await hear(notice), `operation ${nth}`).toMatchObject({ status: 200 });
      expect(await stateOf(orderId), `operation ${nth}`).toMatchObject(stands);
      expect(await credits(orderId), `operation ${nth}`).toEqual(booked);
    }
  },
  120_000,
);

test('two payments told at once, in the wrong order and again after ten minutes: one pays, one goes back', async () => {
  const { orderId } = await paid('twice');
  const notices = [...outside.told].toReversed();
  await Promise.all(notices.flatMap((notice) => [hear(notice), hear(notice)]));
  world.clock.advance(10 * 60_000);
  for (const notice of [...outside.told]) await hear(notice);
  await runSchedule('give-money-back');
  expect(await stateOf(orderId)).toMatchObject({ state: 'PAID', returnedPayments: [{ isOurs: true }] });
  expect(await credits(orderId)).toEqual([-TOTAL, -TOTAL, TOTAL]);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
