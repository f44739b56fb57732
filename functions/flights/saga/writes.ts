import type { Actor } from '#functions/actor.ts';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import { newLookUps, noteWrite } from '#functions/bookings/ticket-writes.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { areNumbered, withTickets } from '#functions/bookings/with-tickets.ts';
import { clock } from '#functions/clock.ts';
import { countFlightWrite } from '#functions/flights/writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { DELAY_TOLD_AFTER } from '#functions/payments/mail-outcome.ts';
import { orderEventWrites, subjectOf } from '#functions/payments/writes.ts';
import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
import { nextRefresh } from '#functions/bookings/next-refresh.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { mailTask } from '#functions/bookings/task-writes.ts';
import { releaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { DAY, instant, MINUTE, SECOND } from '#shared/time.ts';
import { earningsOf } from './earnings.ts';
import {
  GIVEN_UP_AFTER,
  GRACE,
  holding,
  lettingGo,
  outOfSight,
  REFUNDED_ANYWAY_AFTER,
  type Saga,
  SHORT_LEASE,
} from './saga.ts';

/** An order and its booking as read, in whosever hands. */
type Subject = Pick<Saga, 'order' | 'booking' | 'follows'> & { actor: Actor };

/** Passports and dates of birth are kept this long after the last arrival, for changes and claims. */
const PURGED_AFTER = 30 * DAY;
/** A supplier that lost sight is first asked after, then at ever longer pauses up to. */
const ASKED_FIRST = 30 * SECOND;
const ASKED_AT_MOST = 15 * MINUTE;

/**
 * What the booking is found by once a step is recorded, with what the supplier answered: written before the step
 * (commitAfter), for names and tickets are more than its commit has room for. Nothing anew of what stands since the fare
 * was held or the supplier lost sight of.
 */
export const lookUpsOf = (
  { actor, booking }: Saga,
  { pnr, tickets }: Told = { pnr: booking.pnr, tickets: [] },
): Write<never>[] =>
  newLookUps(
    actor,
    { ...booking, pnr, passengers: withTickets(booking.passengers, tickets) },
    booking.pnr || booking.statusId === BookingStatus.Unknown ? booking : undefined,
  );
type Told = Pick<SupplierBooking, 'pnr' | 'tickets'>;

export const startBookingWrites = (saga: Saga): Write<'ILLEGAL_TRANSITION'>[] =>
  orderEventWrites(saga.actor, saga.order, 'startBooking', holding(saga));

/** What is known of a booking once its seats are held. */
export const heldAs = (
  { booking, follows }: Saga,
  { reference, pnr, holdUntil, segments }: SupplierBooking,
): Partial<BookingItem> => ({
  supplierReference: follows ?? reference,
  pnr,
  ...(holdUntil !== undefined && { holdUntil }),
  segments: segments.length ? segments : booking.segments,
});

/** A hold at the supplier: PNR and reference are known from now on. */
export function holdWrites(saga: Saga, answer: SupplierBooking): Write<'ILLEGAL_TRANSITION'>[] {
  const { actor, order, booking } = saga;
  const { pnr } = answer;
  return [
    ...orderEventWrites(actor, order, 'hold', holding(saga, { note: pnr }, SHORT_LEASE)),
    ...bookingEventWrites(actor, booking, 'hold', heldAs(saga, answer)),
  ];
}

export const startTicketingWrites = (saga: Saga): Write<'ILLEGAL_TRANSITION'>[] =>
  orderEventWrites(saga.actor, saga.order, 'startTicketing', holding(saga));

/** The supplier's outcome is unknown: recorded, let go, and asked about from now on. */
export function loseSightWrites(saga: Saga, note: string): Write<'ILLEGAL_TRANSITION'>[] {
  const { actor, order, booking } = saga;
  const now = clock.now();
  return [
    ...orderEventWrites(
      actor,
      order,
      'loseSight',
      lettingGo(saga, { set: { unknownSince: order.unknownSince ?? now }, note }),
    ),
    ...(booking.statusId === BookingStatus.Unknown ? [] : bookingEventWrites(actor, booking, 'loseSight')),
    ...(saga.follows === undefined
      ? [endTask(paymentKeys.orderTask(actor, order.orderId, 'BOOK')), askAgainTask(saga)]
      : []),
  ];
}

/** The supplier could not say, or says that it is still busy: let go, and asked again. */
export const askAgainWrites = (saga: Saga, set: Partial<OrderItem> = {}): Write<never>[] => [
  ...releaseOrderWrites(saga.actor, saga.order.orderId, saga.lease, set),
  askAgainTask(saga),
];

/**
 * Asked again after as long as it has been out of sight: pauses double, and none skips the moment at which an answer
 * decides more.
 */
export function askAgainTask(saga: Saga): Write<never> {
  const { actor, order, booking } = saga;
  const waited = outOfSight(saga);
  const pause = Math.min(Math.max(waited, ASKED_FIRST), ASKED_AT_MOST);
  const nextLimit =
    [DELAY_TOLD_AFTER, GRACE, GIVEN_UP_AFTER, REFUNDED_ANYWAY_AFTER].find((limit) => limit > waited) ?? Infinity;
  return putTask(
    actor,
    bookingKeys.bookingTask(actor, booking.bookingId, 'UNKNOWN'),
    'UNKNOWN',
    subjectOf(actor, order),
    clock.now() + Math.min(pause, nextLimit - waited),
    order.unknownSince,
  );
}

/** Nothing to be had for the money: it goes back. A hold that is left behind is released. */
export const startRefundWrites = (saga: Saga, note: string): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(saga.actor, saga.order, 'startRefund', lettingGo(saga, { note })),
  ...refundTasks(saga),
];

/** What follows the beginning of a refund, whoever began it. */
function refundTasks({ actor, order, booking, follows }: Subject): Write<never>[] {
  const now = clock.now();
  return [
    putTask(actor, paymentKeys.orderTask(actor, order.orderId, 'REFUND'), 'REFUND', subjectOf(actor, order), now),
    ...(booking.supplierReference && follows === undefined
      ? [
          putTask(
            actor,
            bookingKeys.bookingTask(actor, booking.bookingId, 'HOLD'),
            'HOLD',
            subjectOf(actor, order),
            now,
          ),
        ]
      : []),
    ...taskEnds({ actor, order, booking, ...(follows !== undefined && { follows }) }),
  ];
}

/**
 * The money back although the supplier never said whether it booked, on purpose by staff. BUSY while a worker is asking
 * it, ILLEGAL_TRANSITION once the outcome is known.
 */
export const refundBlindWrites = (
  actor: Actor,
  order: OrderItem,
  booking: BookingItem,
  follows?: string,
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'startRefund', {
    when: [
      { field: 'state', is: 'UNKNOWN' },
      {
        anyOf: [
          { field: 'leasedUntil', missing: true },
          { field: 'leasedUntil', below: clock.now() },
        ],
      },
    ],
    otherwise: (old) => (old?.state === 'UNKNOWN' ? 'BUSY' : 'ILLEGAL_TRANSITION'),
    remove: ['lease', 'leasedUntil'],
    note: 'BY_STAFF',
  }),
  ...refundTasks({ actor, order, booking, ...(follows !== undefined && { follows }) }),
  noteWrite(actor, booking, 'refundBlind', ''),
  noteWrite(actor, booking, 'needsAction', follows === undefined ? refundedBlind : `${refundedBlind} ${callTheirDesk}`),
];

/** What the desk of a site that bought it through a link is told beside: it calls the desk that supplied it, which calls the airline. */
export const callTheirDesk = 'You bought it through a partner: call their desk, which asks the airline.';

/** What staff are left with when the money went back blind. */
export const refundedBlind =
  'The supplier never confirmed whether it booked this, and the customer has been refunded. Have any booking it made voided, or you bear the cost.';

/** Ticketed: tickets, the money to where it belongs, the mail and the purge to come. */
export function completeWrites(saga: Saga, answer: SupplierBooking): Write<'ILLEGAL_TRANSITION'>[] {
  const { actor, order, booking } = saga;
  const now = clock.now();
  const passengers = withTickets(booking.passengers, answer.tickets);
  const ticketed = {
    supplierReference: saga.follows ?? answer.reference,
    pnr: answer.pnr,
    segments: answer.segments.length ? answer.segments : booking.segments,
    passengers,
    ticketedAt: instant(now),
    ...(!areNumbered(passengers) && { lacksTicketNumbers: true as const }),
  };
  return [
    ...orderEventWrites(actor, order, 'complete', lettingGo(saga, { note: answer.pnr })),
    ...bookingEventWrites(actor, booking, 'ticket', ticketed),
    countFlightWrite(actor, booking.userId, 'bookCount'),
    ...houseWrites(actor, {
      currency: order.currency,
      reference: order.orderId,
      lines: earningsOf(actor.site, order, booking),
      about: { source: booking.source, bookingId: booking.bookingId },
    }),
    mailTask(actor, booking.bookingId, subjectOf(actor, order)),
    invoiceDueWrite(actor, order.orderId),
    ...followTravelWrites(actor, order, { ...booking, ...ticketed }),
    ...taskEnds(saga),
  ];
}

/** What is due by when a booking's flights leave and land: its look at the supplier, and the end of its passports. */
export function followTravelWrites(actor: Actor, order: OrderItem, booking: BookingItem): Write<never>[] {
  const now = clock.now();
  const due = (kind: 'PURGE' | 'REFRESH', at: number) =>
    putTask(actor, bookingKeys.bookingTask(actor, booking.bookingId, kind), kind, subjectOf(actor, order), at);
  const refreshAt = nextRefresh(booking, now);
  const lastArrival = Date.parse(`${booking.segments.at(-1)!.arrivalTime}:00Z`);
  return [
    due('PURGE', Math.max(lastArrival, now) + PURGED_AFTER),
    ...(refreshAt === undefined ? [] : [due('REFRESH', refreshAt)]),
  ];
}

export const taskEnds = ({ actor, order, booking, follows }: Subject): Write<never>[] =>
  follows === undefined
    ? [
        endTask(paymentKeys.orderTask(actor, order.orderId, 'BOOK')),
        endTask(bookingKeys.bookingTask(actor, booking.bookingId, 'UNKNOWN')),
      ]
    : [];
