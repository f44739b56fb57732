import type { ResponseOf } from '#shared/contract.ts';
import type { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, type Day } from '#shared/time.ts';

export type CalendarFares = ResponseOf<typeof getCalendarFare>;
export type FareDay = CalendarFares['days'][number];
type Priced = { price?: number | undefined; from?: 'seen' | 'calendar' | undefined };

/** What is at most this much dearer than the lowest of its month is low too. */
const LOW = 1.06;

/** `₹ 12,480`, with `~` before what only a supplier's calendar says; undefined without a price. */
export const fareText = ({ price, from }: Priced, currency: string): string | undefined =>
  price === undefined ? undefined : `${from === 'calendar' ? '~' : ''}${formatMoney(price, currency, { round: true })}`;

/** Which days are low, and how long each bar is: 0 for the lowest of the month, 1 for the dearest. */
export function measureOf(days: readonly FareDay[]) {
  const prices = days.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    lowest: days.find(({ price }) => price !== undefined && price === least)?.date,
    isLow: ({ price }: FareDay) => price !== undefined && price <= least * LOW,
    share: ({ price }: FareDay) => (price === undefined ? 0 : (price - least) / (most - least || 1)),
  };
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** `Seen 14 minutes ago`, or that a supplier's calendar says so; what is not known is said too. */
export function whenSeen({ from, seenAt }: FareDay, now: number): string {
  if (from === undefined || seenAt === undefined) return 'No fare yet';
  if (from === 'calendar') return 'Supplier’s calendar';
  const past = now - Date.parse(seenAt);
  const [unit, length] = UNITS.find(([, one]) => past >= one) ?? UNITS[2];
  const count = Math.floor(past / length);
  return count === 0 ? 'Seen just now' : `Seen ${ago.format(-count, unit)}`;
}

/** Monday to Sunday around a day. */
export function weekAround(day: Day): Day[] {
  const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}
