import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyRanges, tidyTimes, tidyWeekdays, weekdayWords } from '#shared/destination/rates/tidy-days.ts';
import { addDays } from '#shared/time.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 20 }))
  .map(([begin, length]) => ({ from: addDays('2026-12-20', begin), till: addDays('2026-12-20', begin + length) }));

/** Day by day. */
const daysOf = (ranges: readonly { from: string; till: string }[]): string[] => {
  const days = new Set<string>();
  for (const { from, till } of ranges) for (let day = from; day <= till; day = addDays(day, 1)) days.add(day);
  return [...days].toSorted();
};

it('ranges of days are the same days once tidied, in their order, no two touching', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), (ranges) => {
      const tidy = tidyRanges(ranges);
      expect(daysOf(tidy)).toEqual(daysOf(ranges));
      for (const [at, { from, till }] of tidy.entries()) {
        expect(from <= till).toBe(true);
        const next = tidy[at + 1];
        if (next) expect(addDays(till, 1) < next.from).toBe(true);
      }
      expect(tidyRanges(tidy)).toEqual(tidy);
      expect(tidyRanges(ranges.toReversed())).toEqual(tidy);
    }),
    { numRuns: 500 },
  );
});

it('days of the week say the same days, each once, and every day as none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 12 }), (weekdays) => {
      const runs = (chosen: readonly number[], weekday: number) => chosen.length === 0 || chosen.includes(weekday);
      const tidy = tidyWeekdays(weekdays);
      for (let weekday = 1; weekday <= 7; weekday++) expect(runs(tidy, weekday)).toBe(runs(weekdays, weekday));
      expect(tidy.length).toBeLessThan(7);
      expect(tidyWeekdays(tidy)).toEqual(tidy);
    }),
  );
  expect(weekdayWords([1, 7])).toBe('Mon, Sun');
  expect(weekdayWords([])).toBe('every day');
});

it('times of the day are in their order, each once', () => {
  expect(tidyTimes(['18:00', '09:30', '18:00'])).toEqual(['09:30', '18:00']);
});
