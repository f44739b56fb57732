/** An instant as ISO 8601 in UTC with milliseconds, e.g. `2026-11-21T02:13:00.000Z`. */
export type Instant = string;
/** A calendar day `YYYY-MM-DD`. */
export type Day = string;
/** A wall-clock time at some airport, `YYYY-MM-DDTHH:mm`, meaningless without its zone. */
export type LocalTime = string;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const instant = (ms: number): Instant => new Date(ms).toISOString();

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in an IANA zone. A format is kept for each zone: making one takes longer than a
 * table's answer.
 */
export function dayIn(zone: string, ms: number): Day {
  const known =
    dayFormats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, known);
  return known.format(ms);
}

/** Adds whole days to a calendar day. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Whole days from one calendar day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** Day of the year, 1 to 366. */
export const dayOfYear = (day: Day): number => daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `12 Mar 2026`; with `weekday`, `Thu, 12 Mar 2026`. */
export function formatDay(day: Day, { weekday = false, year = true } = {}): string {
  const [y, m, d] = day.slice(0, 10).split('-').map(Number) as [number, number, number];
  const name = WEEKDAYS[new Date(Date.UTC(y, m - 1, d)).getUTCDay()];
  return `${weekday ? `${name}, ` : ''}${d} ${MONTHS[m - 1]}${year ? ` ${y}` : ''}`;
}

/** Spec 9: duration format HHh MMm. */
export const formatDuration = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}h ${String(minutes % 60).padStart(2, '0')}m`;

/** Days the arrival is after the departure, for the `+1` behind a time. */
export const dayShift = (departure: LocalTime, arrival: LocalTime): number =>
  daysBetween(departure.slice(0, 10), arrival.slice(0, 10));
