import type { Segment } from './model.ts';

type Flown = Pick<Segment, 'tripIndicator' | 'originCityName' | 'destinationCityName'>;

/** Where a journey leads, in words: `Kochi to Dubai`, to where its first trip ends. `segments`: one at least. */
export function cityRoute(segments: readonly Flown[]): string {
  const first = segments[0]!;
  const turn = segments.findLast(({ tripIndicator }) => tripIndicator === first.tripIndicator)!;
  return `${first.originCityName} to ${turn.destinationCityName}`;
}
