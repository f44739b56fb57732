import { addDays, type Day } from '../../time.ts';

/** Spec: the calendar looks ten months ahead, this one included. */
export const CALENDAR_MONTHS = 10;

/** The months of the calendar of fares, `YYYY-MM`, from a day's own on. */
export const calendarMonths = (today: Day): string[] =>
  Array.from({ length: CALENDAR_MONTHS }, (_, at) => {
    const [year, month] = today.split('-').map(Number) as [number, number];
    return new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
  });

/** Every day of a month `YYYY-MM`. */
export function daysOfMonth(month: string): Day[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => addDays(`${month}-01`, at));
}
