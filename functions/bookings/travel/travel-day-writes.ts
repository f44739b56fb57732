import type { Actor } from '#functions/actor.ts';
import { bookingKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { BookingItem } from '../model.ts';
import { type BookedFlight, flightKey, passengerKey, type TravelDay } from './travel-days.ts';

/** A name that everybody has may be on very many flights of a day: the latest are enough to warn. */
const MOST_NOTED = 50;
/** Kept this long after the day has begun in Greenwich: its last flight has left everywhere by then. */
const KEPT = 3 * DAY;

type Travelling = Pick<BookingItem, 'bookingId' | 'owner' | 'segments' | 'passengers'>;

/**
 * A paid booking's flights, noted at each passenger, so that nobody is booked twice on one flight without being asked.
 * BUSY where another booking of a passenger was noted since the days were read: of two at once one sees the other.
 */
export const travelDayWrites = (actor: Actor, booking: Travelling, days: readonly TravelDay[]): Write<never>[] => {
  const names = new Set(booking.passengers.map(passengerKey));
  return days
    .filter(({ passenger }) => names.has(passenger))
    .map((one) => dayWrite(actor, one, [...one.flights, ...flightsOn(one.day, booking)]));
};

/** The same of flights in the place of others, on `days` of both: what the booking was noted for before is not any more. */
export const movedTravelDayWrites = (actor: Actor, booking: Travelling, days: readonly TravelDay[]): Write<never>[] =>
  days.map((one) =>
    dayWrite(actor, one, [
      ...one.flights.filter(({ bookingId }) => bookingId !== booking.bookingId),
      ...flightsOn(one.day, booking),
    ]),
  );

const flightsOn = (day: string, { bookingId, owner, segments }: Travelling): BookedFlight[] =>
  segments
    .map(flightKey)
    .filter((flight) => flight.startsWith(day))
    .map((flight) => ({ flight, bookingId, owner }));

const dayWrite = (
  actor: Actor,
  { passenger, day, version }: TravelDay,
  flights: readonly BookedFlight[],
): Write<never> => ({
  kind: 'put',
  key: bookingKeys.travelDay(actor, passenger, day),
  item: {
    flights: flights.slice(-MOST_NOTED),
    version: version + 1,
    ttl: Math.ceil((Date.parse(`${day}T00:00:00Z`) + KEPT) / 1000),
  },
  when: version === 0 ? [{ absent: true }] : [{ field: 'version', is: version }],
  otherwise: 'BUSY',
});
