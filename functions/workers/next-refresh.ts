import type { Segment } from '#shared/flights/model.ts';
import { DAY } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

/**
 * When a booking's supplier is asked next, ms since 1970: in a day, or a day before one of its departures where that is
 * sooner; undefined once the last flight has left.
 */
export function nextRefresh(segments: readonly Segment[], now: number): number | undefined {
  const departures = segments.map(({ departureTime, originZone }) => localToMs(departureTime, originZone));
  if (Math.max(...departures) <= now) return undefined;
  return Math.min(now + DAY, ...departures.map((departure) => departure - DAY).filter((dayBefore) => dayBefore > now));
}
