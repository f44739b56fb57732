import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { BookingItem } from './model.ts';
import { flightKey, passengerKey, type TravelMonth } from './travel-months.ts';

/** A name that everybody has may be on very many flights of a month: the latest are enough to warn. */
const MOST_NOTED = 400;
/** Kept this long after the month has begun: its last flight has left by then. */
const KEPT = 60 * DAY;

/**
 * A paid booking's flights, noted at each passenger, so that nobody is booked twice on one flight without being asked.
 * BUSY where another booking of a passenger was noted since the months were read: of two at once one sees the other.
 */
export const travelMonthWrites = (
  actor: Actor,
  { bookingId, owner, segments, passengers }: Pick<BookingItem, 'bookingId' | 'owner' | 'segments' | 'passengers'>,
  months: readonly TravelMonth[],
): Write[] => {
  const names = new Set(passengers.map(passengerKey));
  return months
    .filter(({ passenger }) => names.has(passenger))
    .map(({ passenger, month, flights, version }) => {
      const added = segments
        .map(flightKey)
        .filter((flight) => flight.startsWith(month))
        .map((flight) => ({ flight, bookingId, owner }));
      return {
        kind: 'put',
        key: keys.travelMonth(actor, passenger, month),
        item: {
          flights: [...flights, ...added].slice(-MOST_NOTED),
          version: version + 1,
          ttl: Math.ceil((Date.parse(`${month}-01T00:00:00Z`) + KEPT) / 1000),
        },
        when: version === 0 ? [{ absent: true }] : [{ field: 'version', is: version }],
        otherwise: 'BUSY',
      };
    });
};
