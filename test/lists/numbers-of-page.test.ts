import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Numbers, numbersOfPage, paddedNumber, totalOf } from '#functions/lists/numbers-of-page.ts';

/** What stands in a range of numbers, newest first. */
const standing = ({ removed }: Numbers, { from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, at) => to - at).filter((number) => !removed.has(number));

describe('a page of numbers', () => {
  it('is a range of the newest, whole but for the last', () => {
    const numbers = { last: 60, removed: new Set<number>() };
    expect(numbersOfPage(numbers, 1, 25)).toEqual({ from: 36, to: 60 });
    expect(numbersOfPage(numbers, 3, 25)).toEqual({ from: 1, to: 10 });
    expect(numbersOfPage(numbers, 4, 25)).toBeUndefined();
    expect(numbersOfPage({ last: 0, removed: new Set() }, 1, 25)).toBeUndefined();
  });

  it('skips what was removed, also the newest and the whole of a page', () => {
    const removed = new Set([10, 8, 4, 3, 2]);
    expect(totalOf({ last: 10, removed })).toBe(5);
    const pages = [1, 2, 3].map((page) =>
      standing({ last: 10, removed }, numbersOfPage({ last: 10, removed }, page, 2)!),
    );
    expect(pages).toEqual([[9, 7], [6, 5], [1]]);
  });

  it('gives each row once, newest first, and full pages, whatever was removed', () => {
    const some = fc.record({
      last: fc.integer({ min: 0, max: 200 }),
      size: fc.integer({ min: 1, max: 30 }),
      gone: fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 120 }),
    });
    fc.assert(
      fc.property(some, ({ last, size, gone }) => {
        const numbers = { last, removed: new Set(gone.filter((number) => number <= last)) };
        const pages: number[][] = [];
        for (let page = 1; ; page++) {
          const range = numbersOfPage(numbers, page, size);
          if (!range) break;
          pages.push(standing(numbers, range));
        }
        const all = last ? standing(numbers, { from: 1, to: last }) : [];
        expect(pages.flat()).toEqual(all);
        expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
        expect(pages.length).toBe(Math.ceil(totalOf(numbers) / size));
      }),
      { seed: 10 },
    );
  });

  it('is sorted as its keys are', () => {
    expect([9, 10, 100_000].map(paddedNumber)).toEqual(['000000009', '000000010', '000100000']);
  });
});
