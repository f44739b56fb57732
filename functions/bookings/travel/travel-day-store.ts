import type { Actor, OwnerId } from '#functions/actor.ts';
import { bookingKeys } from '../keys.ts';
import { getItems } from '#functions/table/read.ts';
import { isDead } from '#shared/bookings/model.ts';
import type { BookingItem } from '../model.ts';
import { isStillOn } from '../still-flown.ts';
import { flightKey, daysOf, passengerKey, type TravelDay } from './travel-days.ts';

type Travelling = Pick<BookingItem, 'bookingId' | 'segments' | 'passengers'>;

/** What a booking's passengers are booked on in its days, in one trip. */
export async function readTravelDays(actor: Actor, booking: Travelling): Promise<TravelDay[]> {
  const days = daysOf(booking);
  const items = await getItems(days.map(({ passenger, day }) => bookingKeys.travelDay(actor, passenger, day)));
  return days.map((wanted, at) => {
    const { flights = [], version = 0 } = items[at] ?? {};
    return { ...wanted, flights, version };
  });
}

/** Another booking of a passenger on the same flight and day. */
export interface Duplicate {
  booking: BookingItem;
  /** Names as the booking at hand has them, `NAIR/ARUN`. */
  passengers: string[];
}

/**
 * Bookings that have a passenger of this one on one of its flights, as far as `isSeen` allows to know of them. Those
 * that ended (cancelled, refunded, released) do not count. A trip where the days name any, none otherwise.
 */
export async function findDuplicates(
  actor: Actor,
  booking: Travelling,
  days: readonly TravelDay[],
  isSeen: (owner: OwnerId) => boolean,
): Promise<Duplicate[]> {
  const flights = new Set(booking.segments.map(flightKey));
  const meant = days.flatMap(({ passenger, flights: booked }) =>
    booked
      .filter(({ flight, bookingId, owner }) => flights.has(flight) && bookingId !== booking.bookingId && isSeen(owner))
      .map(({ bookingId, flight }) => ({ passenger, bookingId, flight })),
  );
  const ids = [...new Set(meant.map(({ bookingId }) => bookingId))].slice(-MOST_SHOWN);
  if (ids.length === 0) return [];
  const rows = await getItems(ids.map((id) => bookingKeys.booking(actor, id)));
  return rows
    .flatMap((row) => (row && isSeen(row.owner) && !isDead(row.statusId) ? [row] : []))
    .flatMap((row) => {
      const same = new Set(
        meant
          .filter((one) => one.bookingId === row.bookingId && isStillOn(row, one.passenger, one.flight))
          .map(({ passenger }) => passenger),
      );
      if (same.size === 0) return [];
      const passengers = booking.passengers.filter((passenger) => same.has(passengerKey(passenger)));
      return [{ booking: row, passengers: passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }];
    });
}

/** The latest of very many: one batch of reads. */
const MOST_SHOWN = 50;
