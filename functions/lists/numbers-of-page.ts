/** How a list's rows are numbered: from 1, and what was removed leaves its number behind. */
export interface Numbers {
  /** The highest number given; 0 for none. */
  last: number;
  /** Numbers of rows that were removed, in any order. */
  removed: ReadonlySet<number>;
}

/** How many rows there are. */
export const totalOf = ({ last, removed }: Numbers): number => last - removed.size;

/** A number as a sort key: as many digits for each. */
export const paddedNumber = (number: number): string => String(number).padStart(9, '0');

/**
 * First and last number of a page of the newest rows first, both inclusive: every page but the oldest is full, whatever
 * was removed. Undefined where there is no such page.
 */
export function numbersOfPage(numbers: Numbers, page: number, size: number): { from: number; to: number } | undefined {
  const total = totalOf(numbers);
  const before = (page - 1) * size;
  if (before >= total) return undefined;
  const gaps = [...numbers.removed].toSorted((a, b) => b - a);
  return {
    from: nthNewest(numbers.last, gaps, Math.min(before + size, total) - 1),
    to: nthNewest(numbers.last, gaps, before),
  };
}

/** The number of the nth newest row, from 0; `gaps` from the highest. */
function nthNewest(last: number, gaps: readonly number[], nth: number): number {
  let number = last - nth;
  for (const gap of gaps) {
    if (gap < number) break;
    number -= 1;
  }
  return number;
}
