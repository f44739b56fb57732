import type { BookedPassenger, BookingItem } from './model.ts';
import { flightKey, passengerKey } from './travel/travel-days.ts';

type Flown = Pick<BookingItem, 'segments' | 'passengers'>;

const fliesOn = ({ cancelledOn = [] }: BookedPassenger, segment: number): boolean => !cancelledOn.includes(segment);

/**
 * A booking with those passengers and sectors alone that somebody still flies on; one that nobody flies on at all stays as
 * it was, to say what was cancelled.
 */
export function stillFlown<Booking extends Flown>(booking: Booking): Booking {
  const { passengers, segments } = booking;
  if (passengers.every(({ cancelledOn }) => cancelledOn === undefined)) return booking;
  const places = segments.map((_, at) => at);
  const kept = places.filter((at) => passengers.some((passenger) => fliesOn(passenger, at)));
  if (kept.length === 0) return booking;
  return {
    ...booking,
    segments: kept.map((at) => segments[at]!),
    passengers: passengers
      .filter((passenger) => kept.some((at) => fliesOn(passenger, at)))
      .map(({ cancelledOn = [], barcodes, ...passenger }): BookedPassenger => {
        const left = kept.flatMap((at, place) => (cancelledOn.includes(at) ? [place] : []));
        return {
          ...passenger,
          ...(barcodes && { barcodes: kept.map((at) => barcodes[at] ?? '') }),
          ...(left.length > 0 && { cancelledOn: left }),
        };
      }),
  };
}

/** Whether a passenger, by the hash of the name, still flies on a flight of a booking; one that moved meanwhile is not known by its old name. */
export function isStillOn({ passengers, segments }: Flown, passenger: string, flight: string): boolean {
  const named = passengers.filter((one) => passengerKey(one) === passenger);
  if (named.length === 0) return true;
  const meant = segments.flatMap((segment, at) => (flightKey(segment) === flight ? [at] : []));
  const asked = meant.length > 0 ? meant : segments.map((_, at) => at);
  return named.some((one) => asked.some((at) => fliesOn(one, at)));
}
