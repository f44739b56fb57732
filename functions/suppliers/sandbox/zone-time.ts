import { DAY, MINUTE } from '#shared/time.ts';
import { offsetMinutes } from '#shared/zone-time.ts';

/**
 * Offset by zone and UTC day; `undefined` on a day whose clocks change. Asking Intl each time would cost most of a
 * search.
 */
const offsets = new Map<string, number | undefined>();

function offsetAt(zone: string, ms: number): number {
  const day = Math.floor(ms / DAY);
  const key = `${zone}${day}`;
  if (!offsets.has(key)) {
    if (offsets.size > 50_000) offsets.clear();
    const first = offsetMinutes(zone, day * DAY);
    offsets.set(key, first === offsetMinutes(zone, (day + 1) * DAY) ? first : undefined);
  }
  return offsets.get(key) ?? offsetMinutes(zone, ms);
}

/** A day and a minute of it on a zone's wall clock → ms since 1970. */
export function wallToMs(day: string, minute: number, zone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  const first = asUtc - offsetAt(zone, asUtc) * MINUTE;
  return asUtc - offsetAt(zone, first) * MINUTE;
}

/** ms since 1970 → `YYYY-MM-DDTHH:mm` on a zone's wall clock. */
export const msToWall = (ms: number, zone: string): string =>
  new Date(ms + offsetAt(zone, ms) * MINUTE).toISOString().slice(0, 16);
