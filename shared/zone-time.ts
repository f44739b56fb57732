import { type LocalTime, MINUTE } from './time.ts';

/** Offset of a zone from UTC at an instant, in minutes. */
export function offsetMinutes(zone: string, ms: number): number {
  const parts = Object.fromEntries(
    partsFormat(zone)
      .formatToParts(ms)
      .map((part) => [part.type, Number(part.value)]),
  );
  return Math.round(
    (Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!) -
      Math.floor(ms / 1000) * 1000) /
      MINUTE,
  );
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();
function partsFormat(zone: string) {
  const known = zoneFormats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  zoneFormats.set(zone, made);
  return made;
}

/** A local time at a zone → milliseconds since 1970. In a gap (clocks going forward) the later offset is taken. */
export function localToMs(local: LocalTime, zone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  const first = asUtc - offsetMinutes(zone, asUtc) * MINUTE;
  return asUtc - offsetMinutes(zone, first) * MINUTE;
}

/** Milliseconds since 1970 → the wall clock in a zone. */
export const msToLocal = (ms: number, zone: string): LocalTime =>
  new Date(ms + offsetMinutes(zone, ms) * MINUTE).toISOString().slice(0, 16);

/** A local time so many minutes on by the clock on the wall, as a timetable counts them: days whose clocks change are no longer or shorter. */
export const laterByClock = (local: LocalTime, minutes: number): LocalTime =>
  new Date(Date.parse(`${local}:00Z`) + minutes * MINUTE).toISOString().slice(0, 16);
