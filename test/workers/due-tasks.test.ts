import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { startPaymentWrites, subjectOf } from '#functions/payments/writes.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { renewedLease } from '#functions/flights/saga/saga.ts';
import { dueTasks } from '#functions/tasks/store.ts';
import { sweep, TASK_LEASE } from '#functions/workers/sweep.ts';
import { type DueKind, putTask } from '#functions/tasks/writes.ts';
import { leaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { fail } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { DAY, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, type Sold, TOTAL } from '#test/payments/sell-order.ts';
import { type Plan, supplierDouble } from './supplier-double.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const world = useWorld({ at: instant(NOW) });
const job = () => world.job('sarathi');
const double = supplierDouble(memoryStore());
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
});
beforeEach(() => double.reset());

const orderOf = async ({ orderId }: Pick<Sold, 'orderId'>) =>
  ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
/** When a task about an order comes next, ms from NOW; undefined where there is none. */
async function dueOf(kind: DueKind, { orderId }: Pick<Sold, 'orderId'>): Promise<number | undefined> {
  const found = (await dueTasks(kind, NOW + 60 * DAY)).find(({ subject }) => subject.reference === orderId);
  return found && Date.parse(found.due) - NOW;
}
async function put(kind: DueKind, { orderId, bookingId }: Pick<Sold, 'orderId' | 'bookingId'>): Promise<void> {
  const subject = subjectOf(job(), { orderId, subject: bookingId });
  // Any row of the order will do: what is done goes by kind and subject.
  await commit(job(), [putTask(job(), keys.orderTask(job(), orderId, 'BOOK'), kind, subject, clock.now())]);
}
async function paid(plan: Partial<Plan> = {}, isLcc = true): Promise<Sold> {
  double.plan = { ...double.plan, ...plan };
  const sold = await sellOrder(user, { isLcc });
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  return sold;
}
test('gateways are asked each minute while an order can be paid, then after ever longer pauses, for three days', async () => {
  const sold = await sellOrder(user);
  const attempt = { gateway: 'gone', account: 'ours', gatewayOrderId: 'G', paymentUrl: '', startedAt: instant(NOW) };
  await commit(job(), startPaymentWrites(job(), await orderOf(sold), undefined, attempt));
  const end = sold.expiresAt - NOW;
  const askAt = async (after: number) => {
    world.clock.set(instant(NOW + after));
    await sweep('SETTLE');
    const due = await dueOf('SETTLE', sold);
    return due === undefined ? undefined : due - after;
  };
  expect(await dueOf('SETTLE', sold)).toBe(MINUTE);
  expect(await askAt(MINUTE)).toBe(MINUTE);
  expect(await askAt(2 * MINUTE), 'at the instant it is due').toBe(MINUTE);
  expect(await askAt(end)).toBe(MINUTE);
  expect(await askAt(end + 5 * MINUTE)).toBe(5 * MINUTE);
  expect(await askAt(end + 11 * MINUTE)).toBe(11 * MINUTE);
  expect(await askAt(end + 3 * DAY - 1)).toBe(3 * DAY - 1);
  expect((await readPayment(job(), sold.orderId))!.outcome).toBe('OPEN');
  expect(await askAt(end + 6 * DAY)).toBeUndefined();
  expect((await readPayment(job(), sold.orderId))!.outcome).toBe('ABANDONED');
});

test('three days after an order’s end a gateway is asked for the last time', async () => {
  const sold = await sellOrder(user);
  await put('SETTLE', sold);
  world.clock.set(instant(sold.expiresAt + 3 * DAY));
  await sweep('SETTLE');
  expect(await dueOf('SETTLE', sold)).toBeUndefined();
});

test.each(['EXPIRY', 'BOOK', 'REFUND', 'MAIL', 'HOLD', 'SETTLE', 'REFRESH'] as const)(
  'a task of kind %s about an order that is not there ends',
  async (kind) => {
    const gone = { orderId: randomId(), bookingId: randomId() };
    await put(kind, gone);
    expect(await sweep(kind)).toBe(1);
    expect(await dueOf(kind, gone)).toBeUndefined();
  },
);

test('an order that was paid meanwhile does not expire, and the task ends', async () => {
  const sold = await paid();
  await put('EXPIRY', sold);
  await sweep('EXPIRY');
  expect([(await orderOf(sold)).state, await dueOf('EXPIRY', sold)]).toEqual(['PAID', undefined]);
});

test('one that nobody paid expires at its end', async () => {
  const sold = await sellOrder(user);
  world.clock.set(instant(sold.expiresAt - 1));
  await sweep('EXPIRY');
  expect((await orderOf(sold)).state).toBe('AWAITING_PAYMENT');
  world.clock.set(instant(sold.expiresAt));
  await sweep('EXPIRY');
  expect([(await orderOf(sold)).state, await dueOf('EXPIRY', sold)]).toEqual(['EXPIRED', undefined]);
});

test('an order in a worker’s hands is looked at when that hold runs out, and one that came to its end no more', async () => {
  const [taken, done] = [await paid(), await paid()];
  const hold = renewedLease('another');
  await commit(job(), leaseOrderWrites(job(), taken.orderId, hold));
  await put('BOOK', taken);
  await runBooking('sarathi', done.orderId);
  await put('BOOK', done);
  await sweep('BOOK');
  expect(await dueOf('BOOK', taken)).toBe(hold.leasedUntil + 1 - NOW);
  expect(await dueOf('BOOK', done)).toBeUndefined();
});

test('a refund’s task stays while the order is refunding, and ends with it', async () => {
  const [stuck, other] = [await paid({ book: 'SOLD_OUT' }), await paid()];
  await runBooking('sarathi', stuck.orderId);
  expect((await orderOf(stuck)).state).toBe('REFUNDED');
  await put('REFUND', stuck);
  await put('REFUND', other);
  await sweep('REFUND');
  expect([await dueOf('REFUND', stuck), await dueOf('REFUND', other)]).toEqual([undefined, undefined]);
  expect((await orderOf(other)).state).toBe('PAID');
});

test('seats of a hold are not given back while its order is in process, nor once it is ticketed', async () => {
  const sold = await paid({}, false);
  // The worker dies while it tickets what it holds.
  adapters.sandbox = () => ({
    ...double.supplier,
    ticket: async () => {
      world.faults.failNth(1, 'before');
      return fail('SUPPLIER_TIMEOUT');
    },
  });
  await expect(runBooking('sarathi', sold.orderId)).rejects.toThrow();
  adapters.sandbox = () => double.supplier;
  world.faults.reset();
  double.reset();
  expect([(await orderOf(sold)).state, (await readBooking(job(), sold.bookingId))!.statusId]).toEqual([
    'TICKETING',
    BookingStatus.Hold,
  ]);
  await put('HOLD', sold);
  await sweep('HOLD');
  expect([double.calls, await dueOf('HOLD', sold)]).toEqual([[], TASK_LEASE]);

  const ticketed = await paid();
  await runBooking('sarathi', ticketed.orderId);
  double.reset();
  await put('HOLD', ticketed);
  await sweep('HOLD');
  expect([double.calls, await dueOf('HOLD', ticketed)]).toEqual([[], undefined]);
  expect((await readBooking(job(), ticketed.bookingId))!.statusId).toBe(BookingStatus.Ticketed);
});

test.each([
  ['does not answer', 'SUPPLIER_TIMEOUT', false],
  ['knows no such booking', 'NOT_FOUND', true],
  ['has given them back already', 'ILLEGAL_TRANSITION', true],
] as const)('seats of a refused booking whose supplier %s: %s', async (_what, code, isOver) => {
  const sold = await paid({ ticket: 'SOLD_OUT' }, false);
  adapters.sandbox = () => ({ ...double.supplier, release: async () => fail(code) });
  await runBooking('sarathi', sold.orderId);
  world.clock.advance(MINUTE);
  await sweep('HOLD');
  adapters.sandbox = () => double.supplier;
  expect((await orderOf(sold)).state).toBe('REFUNDED');
  expect((await dueOf('HOLD', sold)) === undefined).toBe(isOver);
  world.clock.advance(MINUTE);
  await sweep('HOLD');
  expect([double.calls.includes('release'), await dueOf('HOLD', sold)]).toEqual([!isOver, undefined]);
});
