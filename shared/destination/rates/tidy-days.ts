import { addDays } from '../../time.ts';
import type { StopSale } from '../record-days.ts';

/** Ranges of days in their order, those that overlap or touch as one: the same days, said once. */
export function tidyRanges(ranges: readonly StopSale[]): StopSale[] {
  const tidy: StopSale[] = [];
  for (const { from, till } of ranges.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = tidy.at(-1);
    if (!last || addDays(last.till, 1) < from) tidy.push({ from, till });
    else if (till > last.till) last.till = till;
  }
  return tidy;
}

/** Days of the week in their order, each once; all seven are every day, which is none said. */
export function tidyWeekdays(weekdays: readonly number[]): number[] {
  const tidy = [...new Set(weekdays)].toSorted((one, other) => one - other);
  return tidy.length === 7 ? [] : tidy;
}

/** Times `hh:mm`, the earliest first, each once. */
export const tidyTimes = (times: readonly string[]): string[] => [...new Set(times)].toSorted();

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** The short name of a day of the week, 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number): string => names[weekday - 1] ?? '';

/** Days of the week as people say them: `every day`, `Mon, Wed, Fri`. */
export const weekdayWords = (weekdays: readonly number[]): string =>
  weekdays.length ? weekdays.map(weekdayName).join(', ') : 'every day';
