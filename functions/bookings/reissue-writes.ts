import type { Actor } from '#functions/actor.ts';
import { entry } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import type { Segment } from '#shared/flights/model.ts';
import { flightChanges } from './flight-changes.ts';
import { bookingKeys } from './keys.ts';
import type { BookedPassenger, BookingItem } from './model.ts';
import { movedTravelDayWrites } from './travel/travel-day-writes.ts';
import type { TravelDay } from './travel/travel-days.ts';
import { noteWrite } from './ticket-writes.ts';
import { bookingEventWrites } from './writes.ts';

/** What takes the place of a booking's flights and tickets. */
export interface Reissued {
  segments: Segment[];
  passengers: BookedPassenger[];
  pnr: string;
  /** Its supplier knows the old PNR alone. */
  isElsewhere?: true;
  /** What it costs its customer, minor units: above zero was paid, below goes back. */
  cost: number;
  /** The order that paid for it; absent: nothing was paid. */
  paid?: NonNullable<BookingItem['reissueOrders']>[number];
  /** What it changed of what the booking's own order earned, minor units; absent: nothing. */
  earned?: NonNullable<BookingItem['reissued']>;
}

/** A booking as it is once it is reissued: whatever was to be done about its old flights and numbers is over. */
export function reissuedBooking(
  { changeToAccept: _flights, lacksTicketNumbers: _numbers, numbersCase: _case, ...booking }: BookingItem,
  { segments, passengers, pnr, isElsewhere, cost, paid, earned }: Reissued,
): BookingItem {
  const { payable, serviceFee, gst } = booking.reissued ?? { payable: 0, serviceFee: 0, gst: 0 };
  return {
    ...booking,
    ...{ segments, passengers, pnr, reissuedFrom: booking.segments },
    flightChanges: (booking.flightChanges ?? 0) + 1,
    ...(earned && {
      reissued: {
        payable: payable + earned.payable,
        serviceFee: serviceFee + earned.serviceFee,
        gst: gst + earned.gst,
      },
    }),
    ...(cost !== 0 && { reissueDifference: (booking.reissueDifference ?? 0) + cost }),
    ...(paid && { reissueOrders: [...(booking.reissueOrders ?? []), paid] }),
    ...(isElsewhere && { isReissuedElsewhere: true as const }),
  };
}

/**
 * New flights and tickets in the place of a booking's own: its row, its card, its places by travel date, its passengers'
 * days. `days`: as read for both (readTravelDays). The e-ticket is mailed anew by the task that the caller puts; what the
 * new numbers are found by goes before (newLookUps). ILLEGAL_TRANSITION where the booking moved on, BUSY where a day did.
 */
export function reissueWrites(
  actor: Actor,
  booking: BookingItem,
  next: BookingItem,
  days: readonly TravelDay[],
): Write<'ILLEGAL_TRANSITION'>[] {
  const {
    segments,
    passengers,
    pnr,
    flightChanges: changed,
    reissued,
    reissuedFrom,
    reissueOrders,
    reissueDifference,
    isReissuedElsewhere,
  } = next;
  const travelAt = segments[0]!.departureTime;
  const [row, ...more] = bookingEventWrites(actor, { ...next, statusId: booking.statusId }, 'settleChange', {
    ...{ segments, passengers, pnr, reissuedFrom: reissuedFrom ?? [], flightChanges: changed ?? 1 },
    ...(reissued && { reissued }),
    ...(reissueOrders && { reissueOrders }),
    ...(reissueDifference !== undefined && { reissueDifference }),
    ...(isReissuedElsewhere && { isReissuedElsewhere }),
  });
  if (row?.kind !== 'update' || booking.statusId !== BookingStatus.ChangeRequested)
    throw new Error('only what somebody asked a change of is reissued');
  const note = flightChanges(booking.segments, segments)?.note ?? '';
  return [
    {
      ...row,
      set: {
        ...row.set,
        ...entry(bookingKeys.bookingsByTravel(actor), travelAt),
        ...entry(bookingKeys.bookingsOfOwnerByTravel(actor, booking.owner), travelAt),
      },
      remove: ['changeToAccept', 'lacksTicketNumbers', 'numbersCase', 'ticketMailIds'],
    },
    ...more,
    noteWrite(actor, next, 'reissue', note),
    ...movedTravelDayWrites(actor, next, days),
  ];
}
