import type { JobActor } from '#functions/actor.ts';
import { flightChanges } from '#functions/bookings/flight-changes.ts';
import type { BookedPassenger, BookingItem } from '#functions/bookings/model.ts';
import { flightNewsMails } from './flight-news-mail.ts';
import { hasCase } from '#functions/bookings/staff-cases.ts';
import {
  airlineCancelWrites,
  changeCaseWrites,
  changeFlightsWrites,
  endCasesWrites,
  numbersMissingWrites,
  numberTicketsWrites,
} from '#functions/bookings/refresh-writes.ts';
import { newLookUps } from '#functions/bookings/ticket-writes.ts';
import { areNumbered, withTickets } from '#functions/bookings/with-tickets.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { commitAfter } from '#functions/table/commit-after.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { subjectOf } from '#functions/payments/writes.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { nextRefresh, numbersMissedAt } from '#functions/bookings/next-refresh.ts';
import { askBookingSupplier } from './ask-booking-supplier.ts';
import { type DueTask } from '#functions/tasks/store.ts';
import { readSaga, readSold } from './store.ts';
import { callTheirDesk } from './writes.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { mailTask, refreshNowWrite } from '#functions/bookings/task-writes.ts';

/**
 * Asks the supplier what became of a ticketed booking, records what its airline changed or the ticket numbers that came
 * late, or tells staff that they did not, and sets when it is asked next. No answer is no news. Where the booking moved on meanwhile, or was to be asked
 * about anew, nothing is written, and the task comes back.
 */
export async function refreshBooking(actor: JobActor, task: DueTask<OrderSubject>): Promise<void> {
  const { order, booking } = (await readSaga(actor, task.subject.orderId, task.subject.bookingId)) ?? {};
  if (!order || !booking || !isWatched(booking) || nextRefresh(booking, clock.now()) === undefined)
    return void (await commit(actor, [
      ...(booking && hasCase(booking) ? endCasesWrites(actor, booking) : []),
      endTask(task.key),
    ]));
  const answered = await askBookingSupplier({ actor, booking }, (supplier, call) =>
    supplier.retrieve(call, booking.bookingId),
  );
  const told = answered.ok ? answered.value : undefined;
  if (told?.state === 'CANCELLED' && booking.statusId === BookingStatus.Ticketed) {
    const done = await commit(actor, [
      ...airlineCancelWrites(actor, booking, besideOf(order)),
      ...(await flightNewsMails(actor, booking, { event: 'cancelled' })),
      endTask(task.key),
    ]);
    if (!done.ok) return;
    log.warn('airline cancelled', { site: actor.site, bookingId: booking.bookingId });
    return askConsumerAnew(actor, order);
  }
  const ticketed = told?.state === 'TICKETED' ? told : undefined;
  const numbered = numberedBy(booking, ticketed);
  const lookUps = numbered ? newLookUps(actor, { ...booking, passengers: numbered }, booking) : [];
  const writes = await news(actor, task, { booking, beside: besideOf(order) }, ticketed);
  const done = await commitAfter(actor, lookUps, writes);
  // Beside the task there is something new of the booking.
  if (done.ok && writes.length > 1) await askConsumerAnew(actor, order);
}

/** What is told beside to the desk of what was bought through a link, which calls the one that supplied it. */
const besideOf = ({ boughtFrom }: OrderItem): string => (boughtFrom ? callTheirDesk : '');

/** What was sold through a link is looked at by its consumer now, and no later than its own next look. */
async function askConsumerAnew(actor: JobActor, order: OrderItem): Promise<void> {
  const sold = await readSold(actor, order);
  if (!sold) return;
  const subject = subjectOf(sold.actor, sold.order);
  await commit(sold.actor, [refreshNowWrite(sold.actor, sold.booking.bookingId, subject)]);
}

/** The passengers with ticket numbers that they were without and that everybody has by now. */
function numberedBy(booking: BookingItem, told: SupplierBooking | undefined): BookedPassenger[] | undefined {
  const passengers = withTickets(booking.passengers, told?.tickets ?? []);
  return booking.lacksTicketNumbers && areNumbered(passengers) ? passengers : undefined;
}

/**
 * While the customer's own change is under way the flights are still looked at, but a cancellation may be what was
 * asked for.
 */
const isWatched = ({ statusId, isReissuedElsewhere }: BookingItem): boolean =>
  !isReissuedElsewhere && (statusId === BookingStatus.Ticketed || statusId === BookingStatus.ChangeRequested);

/** Other flights are asked for, and the airline's may be those: they are taken by whoever completes it. */
const isBeingReissued = ({ statusId, reissueAsked, changes }: BookingItem): boolean =>
  statusId === BookingStatus.ChangeRequested && reissueAsked !== undefined && reissueAsked === changes;

/** What the supplier has new to say of the flights; one that still says those before a reissue has nothing. */
const newsOf = (booking: BookingItem, told: SupplierBooking | undefined) =>
  told && !isBeingReissued(booking) && !(booking.reissuedFrom && !flightChanges(booking.reissuedFrom, told.segments))
    ? flightChanges(booking.segments, told.segments)
    : undefined;

/**
 * What is new of a ticketed booking; undefined where the supplier did not say. With ticket numbers, and with the word that
 * they are missing, the rest waits for the next round: each has a commit of its own.
 */
async function news(
  actor: JobActor,
  task: DueTask<OrderSubject>,
  { booking, beside }: { booking: BookingItem; beside: string },
  told: SupplierBooking | undefined,
): Promise<Write<never>[]> {
  const numbered = numberedBy(booking, told);
  if (numbered)
    return [
      ...numberTicketsWrites(actor, booking, numbered),
      mailTask(actor, booking.bookingId, task.subject),
      again(actor, task, clock.now()),
    ];
  if (booking.lacksTicketNumbers && !booking.numbersCase && numbersMissedAt(booking) <= clock.now()) {
    log.warn('ticket numbers missing', { site: actor.site, bookingId: booking.bookingId });
    return [...numbersMissingWrites(actor, booking, beside), again(actor, task, clock.now())];
  }
  const changed = newsOf(booking, told);
  // Silence says nothing of what is to be accepted.
  const isToAccept = told ? told.isChangeOpen === true : booking.changeToAccept === true;
  if (changed)
    return [
      ...changeFlightsWrites(actor, booking, changed, isToAccept, beside),
      ...(await flightNewsMails(actor, booking, { event: 'changed', lines: changed.note.split('; ') })),
      nextTask(actor, task, { ...booking, segments: changed.segments }),
    ];
  const isNews = isToAccept !== (booking.changeToAccept === true);
  return [...(isNews ? changeCaseWrites(actor, booking, isToAccept, beside) : []), nextTask(actor, task, booking)];
}

function nextTask(actor: JobActor, task: DueTask<OrderSubject>, booking: BookingItem): Write<never> {
  const next = nextRefresh(booking, clock.now());
  return next === undefined ? endTask(task.key) : again(actor, task, next);
}

/** Not where somebody had it asked anew since it was taken: what this round heard may be older than that. */
const again = (actor: JobActor, { key, subject, heldUntil }: DueTask<OrderSubject>, dueAt: number): Write<never> => ({
  ...putTask(actor, key, 'REFRESH', subject, dueAt),
  ...(heldUntil !== undefined && { when: [{ field: 'ds', is: heldUntil }] }),
});
