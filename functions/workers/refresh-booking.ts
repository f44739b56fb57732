import type { JobActor } from '#functions/actors/actor.ts';
import { flightChanges } from '#functions/bookings/flight-changes.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { airlineCancelWrites, changeFlightsWrites } from '#functions/bookings/refresh-writes.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { nextRefresh } from './next-refresh.ts';
import { askBookingSupplier } from './saga/ask-booking-supplier.ts';
import { type DueTask, readSaga } from './store.ts';
import type { OrderSubject } from './task.ts';
import { endTask, putTask } from './writes.ts';

/**
 * Asks the supplier what became of a ticketed booking, records what its airline changed, and sets when it is asked
 * next. No answer is no news. Where the booking moved on meanwhile nothing is written, and the task comes back after
 * its lease.
 */
export async function refreshBooking(actor: JobActor, task: DueTask<OrderSubject>): Promise<void> {
  const { booking } = (await readSaga(actor, task.subject.orderId, task.subject.bookingId)) ?? {};
  if (!booking || !isWatched(booking) || nextRefresh(booking.segments, clock.now()) === undefined)
    return void (await commit(actor, [endTask(task.key)]));
  const answered = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.retrieve(call, booking.bookingId),
  );
  const told = answered.ok ? answered.value : undefined;
  if (told?.state === 'CANCELLED' && booking.statusId === BookingStatus.Ticketed) {
    const done = await commit(actor, [...airlineCancelWrites(actor, booking), endTask(task.key)]);
    if (done.ok) log.warn('airline cancelled', { site: actor.site, bookingId: booking.bookingId });
    return;
  }
  const changed = told?.state === 'TICKETED' ? flightChanges(booking.segments, told.segments) : undefined;
  await commit(actor, [
    ...(changed ? changeFlightsWrites(actor, booking, changed) : []),
    nextTask(actor, task, changed?.segments ?? booking.segments),
  ]);
}

/**
 * While the customer's own change is under way the flights are still looked at, but a cancellation may be what was
 * asked for.
 */
const isWatched = ({ statusId }: BookingItem): boolean =>
  statusId === BookingStatus.Ticketed || statusId === BookingStatus.ChangeRequested;

function nextTask(actor: JobActor, { key, subject }: DueTask, segments: SupplierBooking['segments']): Write {
  const next = nextRefresh(segments, clock.now());
  return next === undefined ? endTask(key) : putTask(actor, key, 'REFRESH', subject, next);
}
