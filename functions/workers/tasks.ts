import type { JobActor } from '#functions/actors/actor.ts';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import { bookingEventWrites, eraseSecretsWrites } from '#functions/bookings/writes.ts';
import { clock } from '#functions/clock.ts';
import { mailDelay, mailRefund } from '#functions/payments/mail-outcome.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { refundPayment } from '#functions/payments/refund-payment.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { expireWrites } from '#functions/payments/unpaid-end-writes.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { isInProcess, type OrderState } from '#shared/payments/model.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { runBooking } from './booking-worker.ts';
import { refreshBooking } from './refresh-booking.ts';
import { askBookingSupplier } from './saga/ask-booking-supplier.ts';
import { type DueTask, readSaga } from './store.ts';
import { type DueKind, endTask, moveTask, putTask } from './writes.ts';

type Run = (actor: JobActor, task: DueTask) => Promise<void>;

/** A gateway may confirm a payment days after it was begun. */
const ASKED_FOR = 3 * DAY;

const end = async (actor: JobActor, { key }: DueTask): Promise<void> => void (await commit(actor, [endTask(key)]));

async function endUnless(actor: JobActor, task: DueTask, isWanted: (state: OrderState) => boolean): Promise<void> {
  const order = await readOrder(actor, task.subject.orderId);
  if (!order.ok || !isWanted(order.value.state)) await end(actor, task);
}

const expireOrder: Run = async (actor, task) => {
  const order = await readOrder(actor, task.subject.orderId);
  if (order.ok && order.value.state === 'AWAITING_PAYMENT') await commit(actor, expireWrites(actor, order.value));
  else await end(actor, task);
};

/** A mail that cannot be written now is tried at the next look; it keeps nothing else waiting. */
const tellDelay = (actor: JobActor, orderId: string): Promise<unknown> =>
  mailDelay(actor, orderId).catch((error: Error) => log.warn('delay not told', { site: actor.site, orderId, error }));

const leadOn: Run = async (actor, task) => {
  await runBooking(actor.site, task.subject.orderId);
  const order = await readOrder(actor, task.subject.orderId);
  if (!order.ok || !isInProcess(order.value.state)) return end(actor, task);
  await tellDelay(actor, task.subject.orderId);
  // Another worker holds it, or one that died: whichever, it can be taken when the hold runs out.
  if (order.value.leasedUntil) await commit(actor, [moveTask(task.key, order.value.leasedUntil + 1)]);
};

const giveBack: Run = async (actor, task) => {
  if (task.subject.payment) return refundPayment(actor, task.subject);
  await refundOrder(actor, task.subject.orderId);
  await tellDelay(actor, task.subject.orderId);
  await endUnless(actor, task, (state) => state === 'REFUNDING');
};

/**
 * Asks the gateways; every minute while the order can be paid, then after ever longer pauses, until no payment can come
 * any more.
 */
const settle: Run = async (actor, task) => {
  const { orderId } = task.subject;
  await settleOrder(actor, orderId);
  const order = await readOrder(actor, orderId);
  const over = order.ok ? clock.now() - order.value.expiresAt : ASKED_FOR;
  if (over >= ASKED_FOR) return end(actor, task);
  await commit(actor, [putTask(task.key, 'SETTLE', task.subject, clock.now() + Math.max(over, MINUTE))]);
};

/** Gives a hold back to its supplier: one that ran out unpaid, or one whose money went back. */
const releaseHold: Run = async (actor, task) => {
  const saga = await readSaga(actor, task.subject.orderId, task.subject.bookingId);
  if (!saga?.booking.supplierReference) return end(actor, task);
  const { booking, order } = saga;
  const isRefused = order.state === 'REFUNDING' || order.state === 'REFUNDED';
  if (!isRefused && booking.statusId !== BookingStatus.Hold) return end(actor, task);
  if (!isRefused && isInProcess(order.state)) return;
  const released = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.release(call, booking.supplierReference),
  );
  if (!released.ok && released.code !== 'NOT_FOUND' && released.code !== 'ILLEGAL_TRANSITION') return;
  await commit(actor, [...(isRefused ? [] : bookingEventWrites(actor, booking, 'release')), endTask(task.key)]);
};

const purge: Run = async (actor, task) =>
  void (await commit(actor, [...eraseSecretsWrites(actor, task.subject.bookingId), endTask(task.key)]));

const mail: Run = async (actor, task) => {
  const order = await readOrder(actor, task.subject.orderId);
  const isRefunded = order.ok && order.value.state === 'REFUNDED';
  const queued = isRefunded
    ? await mailRefund(actor, task.subject.orderId)
    : await mailTicket(actor, task.subject.bookingId);
  if (queued.ok || queued.code === 'NOT_FOUND') await end(actor, task);
};

/** What is done for a due task of each kind. Each is safe when it overlaps itself: the rows it changes decide. */
export const runners: Partial<Record<DueKind, Run>> = {
  EXPIRY: expireOrder,
  BOOK: leadOn,
  UNKNOWN: leadOn,
  REFUND: giveBack,
  SETTLE: settle,
  HOLD: releaseHold,
  PURGE: purge,
  MAIL: mail,
  REFRESH: refreshBooking,
};
