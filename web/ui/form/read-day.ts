import { isDay } from '#shared/flights/is-day.ts';
import { type Day, formatDay } from '#shared/time.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** `03`, `mar`, `sept` or `March` as a month from 1; 0 where it is none. */
function monthOf(word: string): number {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return word.length < 3 ? 0 : MONTHS.findIndex((name) => name.startsWith(word)) + 1;
}

/** Two digits are of this century unless that would be after the last day the field takes. */
function yearOf(digits: string, latest: Day | undefined): number {
  if (digits.length !== 2) return digits.length === 4 ? Number(digits) : 0;
  const year = 2000 + Number(digits);
  return latest && year > Number(latest.slice(0, 4)) ? year - 100 : year;
}

/** A date as its parts are written, e.g. `12-mar-27`, `12032027`; each part a run of digits or of letters. */
function partsOf(text: string): string[] {
  const runs = (text.toLowerCase().match(/\d+|\p{L}+/gu) ?? []).filter((run) => !/^(st|nd|rd|th|of)$/.test(run));
  // A weekday before the date says nothing new.
  const parts = runs.length === 4 && /^\D/.test(runs[0]!) ? runs.slice(1) : runs;
  const [only = ''] = parts;
  if (parts.length > 1 || !/^(\d{6}|\d{8})$/.test(only)) return parts;
  return [only.slice(0, 2), only.slice(2, 4), only.slice(4)];
}

/**
 * What a person wrote as a day: the day first, or the year first as in ISO 8601; the month first only where it is a
 * word. Undefined where it is no day. `latest` decides the century of a year of two digits.
 */
export function readDay(text: string, latest?: Day): Day | undefined {
  const parts = partsOf(text);
  if (parts.length !== 3) return undefined;
  const [first, second, third] = parts as [string, string, string];
  const isMonthFirst = /^\D/.test(first);
  const [day, month, year] =
    first.length === 4 && !isMonthFirst
      ? [third, second, first]
      : isMonthFirst
        ? [second, first, third]
        : [first, second, third];
  const written = `${String(yearOf(year, latest)).padStart(4, '0')}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) && written >= '1900' && written < '2200' ? written : undefined;
}

/** `03 Mar 2027`: the month as a word, so that nobody takes it for the day. */
export const writeDay = (day: Day): string => formatDay(day).padStart(11, '0');
