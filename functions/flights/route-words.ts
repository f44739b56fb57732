import { tripsOf } from '#shared/flights/itinerary.ts';
import type { Segment } from '#shared/flights/model.ts';

/**
 * An itinerary by its airports, `COK-BOM` or, there and back, `COK-BOM-COK`: where each of its trips begins and ends,
 * without the places between where planes are changed. A trip that begins elsewhere than the one before ended stands
 * behind a comma.
 */
export function routeWords(segments: readonly Segment[]): string {
  const ways: string[][] = [];
  for (const trip of tripsOf(segments)) {
    const [from, to] = [trip[0]!.originAirportCode, trip.at(-1)!.destinationAirportCode];
    if (ways.at(-1)?.at(-1) === from) ways.at(-1)!.push(to);
    else ways.push([from, to]);
  }
  return ways.map((way) => way.join('-')).join(', ');
}
