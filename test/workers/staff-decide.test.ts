import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listenForWakes } from '#functions/runtime/wake-queue.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { renewedLease } from '#functions/flights/saga/saga.ts';
import { leaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { askSupplierAgain } from '#shared/bookings/ask-supplier-again.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { readMail } from '#test/harness/read-mail.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, type Sold, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
let agent: TestUser;
let staff: TestUser;
const woken: string[] = [];
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  agent = await world.addUser('sarathi', 'travelAgent');
  staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  await fillWallet(world, agent, 100 * TOTAL);
});
beforeEach(() => {
  double.reset();
  woken.length = 0;
  // The wake-up is run by the test itself, so that it knows when it is over.
  listenForWakes((wake) => Promise.resolve(void woken.push(wake.orderId)));
  return () => listenForWakes(undefined);
});

/** A booking that was made, whose supplier then says nothing: its answer was lost. */
async function outOfSight(): Promise<Sold> {
  double.plan = { ...double.plan, book: 'unheard', isSilent: true };
  const sold = await sellOrder(agent, { isLcc: true });
  await callHttp({ site: 'sarathi', call: payFromWallet, as: agent, body: { orderId: sold.orderId } });
  await runBooking('sarathi', sold.orderId);
  woken.length = 0;
  return sold;
}
const call = (which: typeof askSupplierAgain | typeof refundUnknownBooking, bookingId: string, as = staff) =>
  callHttp({ site: 'sarathi', call: which, as, body: { bookingId } });
const details = async (bookingId: string, as = staff) =>
  (await callHttp({ site: 'sarathi', call: getBookingDetails, as, body: { bookingId } })).result;
const balance = async () => (await readWallet(world.job('sarathi'), agent.actor.owner, 'INR')).balance;
const sweepAll = async () => {
  await sweepDue();
};

test('staff see since when a booking is in doubt, whom to call and what can be done; its agent does not', async () => {
  const { bookingId } = await outOfSight();
  expect((await details(bookingId))!.desk).toEqual({
    about: 'outcome',
    supplier: 'sandbox-gds',
    ourReference: bookingId,
    supplierReference: '',
    since: '2026-11-21T04:00:00.000Z',
    mayAskAgain: true,
    mayRefund: true,
  });
  expect((await details(bookingId, agent))!.desk).toBeNull();
});

test('a supplier that speaks again when asked ends the booking ticketed, once', async () => {
  const { orderId, bookingId } = await outOfSight();
  double.plan = { ...double.plan, isSilent: false };
  expect((await call(askSupplierAgain, bookingId)).status).toBe(200);
  await expect.poll(() => woken).toEqual([orderId]);
  await runBooking('sarathi', orderId);
  const { booking, timeline, desk } = (await details(bookingId))!;
  expect(booking.status).toBe('Ticketed');
  expect(timeline.map(({ event }) => event)).toContain('askAgain');
  expect(desk).toBeNull();
  expect((await double.keptOf(bookingId))!.issued).toBe(1);
  expect(double.calls.filter((name) => name === 'book')).toHaveLength(1);
  expect((await call(askSupplierAgain, bookingId)).errorCode, 'nothing left to ask').toBe('ILLEGAL_TRANSITION');
  expect((await call(refundUnknownBooking, bookingId)).errorCode).toBe('ILLEGAL_TRANSITION');
});

test('money that staff give back goes back once, with a note of who did and what is left to void', async () => {
  const before = await balance();
  const { orderId, bookingId } = await outOfSight();
  const answers = await Promise.all([1, 2, 3].map(() => call(refundUnknownBooking, bookingId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await Promise.all([runBooking('sarathi', orderId), runBooking('sarathi', orderId)]);
  await sweepAll();
  expect(await balance()).toBe(before);
  const { booking, timeline } = (await details(bookingId))!;
  expect(booking.statusId).toBe(6);
  const deeds = timeline.map(({ event, role }) => `${event} ${role}`.trim());
  expect(deeds).toContain('refundBlind staff');
  expect(timeline.find(({ event }) => event === 'needsAction')!.note).toContain('voided');
  const [told] = world.mail.sent
    .map(({ raw }) => readMail(raw))
    .filter(({ text }) => text.includes(orderId.slice(0, 10)));
  expect(told!.text).toContain('did not confirm the booking');
  expect(told!.text, 'nobody declined').not.toContain('declined');
  // Whatever the supplier says from now on, nothing more is bought for this money.
  double.plan = { ...double.plan, isSilent: false };
  world.clock.advance(25 * 3_600_000);
  await sweepAll();
  expect(await balance()).toBe(before);
  expect(double.calls.filter((name) => name === 'book')).toHaveLength(1);
});

test('while a worker is asking the supplier, its answer is waited for', async () => {
  const before = await balance();
  const { orderId, bookingId } = await outOfSight();
  const taken = await commit(
    world.job('sarathi'),
    leaseOrderWrites(world.job('sarathi'), orderId, renewedLease('another worker')),
  );
  expect(taken.ok).toBe(true);
  expect((await call(refundUnknownBooking, bookingId)).errorCode).toBe('BUSY');
  expect(await balance()).toBe(before - TOTAL);
});

test('agents cannot, and another site’s staff find nothing', async () => {
  const { bookingId } = await outOfSight();
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  for (const which of [askSupplierAgain, refundUnknownBooking] as const) {
    expect((await call(which, bookingId, agent)).status).toBe(403);
    const answer = await callHttp({ site: 'gulf', call: which, as: stranger, body: { bookingId } });
    expect(answer.status).toBe(404);
  }
  expect(woken).toEqual([]);
});

test('a supplier is not pressed: six questions in ten minutes', async () => {
  const { bookingId } = await outOfSight();
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await call(askSupplierAgain, bookingId)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
