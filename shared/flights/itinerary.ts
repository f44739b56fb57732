import type { Segment } from './model.ts';

const minutesBetween = (from: string, to: string) => (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;

/** The wait between two sectors at one airport, in minutes: both times are on that airport's clock. */
export const layoverMinutes = (
  arriving: Pick<Segment, 'arrivalTime'>,
  leaving: Pick<Segment, 'departureTime'>,
): number => minutesBetween(arriving.arrivalTime, leaving.departureTime);

/** Segments by trip, in order: outbound first. */
export function tripsOf(segments: readonly Segment[]): Segment[][] {
  const trips: Segment[][] = [];
  for (const segment of segments) (trips[segment.tripIndicator - 1] ??= []).push(segment);
  return trips.filter(Boolean);
}

/** Minutes from first departure to last arrival of one trip: time in the air and waits. */
export function tripMinutes(trip: readonly Segment[]): number {
  return trip.reduce(
    (sum, segment, i) => sum + segment.durationMinutes + (i > 0 ? layoverMinutes(trip[i - 1]!, segment) : 0),
    0,
  );
}
