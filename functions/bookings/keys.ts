import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { Carded, Item, Placed } from '#functions/table/key.ts';
import { at, below, list, rows } from '#functions/table/site-key.ts';
import type { BookingItem, DraftRow } from './model.ts';
import type { TravelDay } from './travel/travel-days.ts';

/** Bookings, what hangs on them, and how they are found. */
export const bookingKeys = {
  booking: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)<BookingItem & Carded>('A'),
  /** A booking with its personal data, events and tasks. */
  bookingItems: (actor: Actor, bookingId: string) => below<Item & Placed>(actor, 'BKG', bookingId),
  /** A booking as it will be when its order is paid; the payment turns it into the row. */
  bookingDraft: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)<DraftRow>('DRAFT'),
  /** Passports, PAN, dates of birth: encrypted, one item, never in an index. */
  bookingPii: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)<{ sealed?: Sealed }>('PII'),
  bookingEvent: (actor: Actor, bookingId: string, eventId: string) => at(actor, 'BKG', bookingId)(`EV#${eventId}`),
  bookingTask: (
    actor: Actor,
    bookingId: string,
    kind: 'HOLD' | 'UNKNOWN' | 'REFRESH' | 'PURGE' | 'MAIL' | 'HOLDMAIL',
  ) => at(actor, 'BKG', bookingId)(`TASK#${kind}`),
  /**
   * Stands only while a booking is in process, held, in doubt or has a request waiting: few at any time, so that finding
   * none costs nothing.
   */
  openBooking: (actor: Actor, bookingId: string) => at(actor, 'BKG', bookingId)('OPEN'),
  openBookings: (actor: Actor) => list(actor, 'gsi1', 'BKGO'),
  openBookingsOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'BKGO', owner),
  /** Unpaid holds, by when they are given back: the site's, an owner's. */
  holds: (actor: Actor) => list(actor, 'gsi2', 'BKGH'),
  holdsOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi4', 'BKGH', owner),
  bookingsByDate: (actor: Actor) => list(actor, 'gsi1', 'BKG'),
  bookingsByTravel: (actor: Actor) => list(actor, 'gsi2', 'BKGT'),
  bookingsOfOwnerByDate: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'BKG', owner),
  bookingsOfOwnerByTravel: (actor: Actor, owner: OwnerId) => list(actor, 'gsi4', 'BKGT', owner),
  /** A PNR, a ticket number or an order's number → bookings; a PNR is not unique, so the booking id is in the sort key. */
  lookup: (actor: Actor, kind: 'PNR' | 'TKT' | 'ORD', value: string, bookingId: string) =>
    at(actor, 'LK', kind, value.toUpperCase())(bookingId),
  lookups: (actor: Actor, kind: 'PNR' | 'TKT' | 'ORD', value: string) =>
    rows<Pick<BookingItem, 'bookingId' | 'owner'>>(actor, 'LK', kind, value.toUpperCase()),
  /** What a passenger (by a hash of the name) is booked on on a local day of departure. */
  travelDay: (actor: Actor, passenger: string, day: string) => at(actor, 'FLY', passenger)<TravelDay>(day),
};
