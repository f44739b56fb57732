import type { Actor } from '#functions/actor.ts';
import { bookingKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { BookingItem } from '../model.ts';
import { flightKey, passengerKey, type TravelDay } from './travel-days.ts';

/** A name that everybody has may be on very many flights of a day: the latest are enough to warn. */
const MOST_NOTED = 50;
/** Kept this long after the day has begun in Greenwich: its last flight has left everywhere by then. */
const KEPT = 3 * DAY;

/**
 * A paid booking's flights, noted at each passenger, so that nobody is booked twice on one flight without being asked.
 * BUSY where another booking of a passenger was noted since the days were read: of two at once one sees the other.
 */
export const travelDayWrites = (
  actor: Actor,
  { bookingId, owner, segments, passengers }: Pick<BookingItem, 'bookingId' | 'owner' | 'segments' | 'passengers'>,
  days: readonly TravelDay[],
): Write<never>[] => {
  const names = new Set(passengers.map(passengerKey));
  return days
    .filter(({ passenger }) => names.has(passenger))
    .map(({ passenger, day, flights, version }) => {
      const added = segments
        .map(flightKey)
        .filter((flight) => flight.startsWith(day))
        .map((flight) => ({ flight, bookingId, owner }));
      return {
        kind: 'put',
        key: bookingKeys.travelDay(actor, passenger, day),
        item: {
          flights: [...flights, ...added].slice(-MOST_NOTED),
          version: version + 1,
          ttl: Math.ceil((Date.parse(`${day}T00:00:00Z`) + KEPT) / 1000),
        },
        when: version === 0 ? [{ absent: true }] : [{ field: 'version', is: version }],
        otherwise: 'BUSY',
      };
    });
};
