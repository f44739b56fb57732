import type { Segment } from './model.ts';

type Timed = Pick<
  Segment,
  'airlineCode' | 'flightNumber' | 'originAirportCode' | 'destinationAirportCode' | 'departureTime' | 'arrivalTime'
>;

/**
 * A flight that goes at another time, or is another flight, than was shown before; `before` is undefined for one that
 * was not there.
 */
export interface ChangedTime {
  before: Timed | undefined;
  now: Timed;
}

/** Flights whose times, number or airports are not what they were; empty where the itinerary is as it was shown. */
export function changedTimes(before: readonly Timed[], now: readonly Timed[]): ChangedTime[] {
  return now
    .map((segment, at) => ({ before: before[at], now: segment }))
    .filter(({ before: was, now: is }) => !was || fields.some((field) => was[field] !== is[field]));
}

const fields = [
  'airlineCode',
  'flightNumber',
  'originAirportCode',
  'destinationAirportCode',
  'departureTime',
  'arrivalTime',
] as const;
