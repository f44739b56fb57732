import type { Airport } from '#shared/reference/model.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import type { Carrier } from './carriers.ts';
import { type TimetableFlight, timetable } from './routes.ts';
import { wallToMs } from './zone-time.ts';

/** A flight on a day. Instants in ms since 1970. */
export interface Sector {
  carrier: Carrier;
  number: string;
  origin: Airport;
  destination: Airport;
  departs: number;
  arrives: number;
  stop?: { code: string; arrives: number; departs: number };
}

const weekdayOf = (day: string) => (((Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY) + 4) % 7) + 7) % 7;

export function sectorOf(
  carrier: Carrier,
  origin: Airport,
  destination: Airport,
  day: string,
  flight: Omit<TimetableFlight, 'weekdays'>,
): Sector {
  const departs = wallToMs(day, flight.departs, origin.zone);
  const stop = flight.stop && {
    code: flight.stop.code,
    arrives: departs + flight.stop.arrives * MINUTE,
    departs: departs + flight.stop.departs * MINUTE,
  };
  return {
    carrier,
    number: flight.number,
    origin,
    destination,
    departs,
    arrives: departs + flight.minutes * MINUTE,
    ...(stop && { stop }),
  };
}

/** A carrier's flights that leave on a day of the origin's wall clock. */
export function sectorsOn(carrier: Carrier, origin: Airport, destination: Airport, day: string): Sector[] {
  const bit = 1 << weekdayOf(day);
  return timetable(carrier, origin, destination).flatMap((flight) =>
    flight.weekdays & bit ? [sectorOf(carrier, origin, destination, day, flight)] : [],
  );
}
