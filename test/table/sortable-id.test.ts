import { expect, test } from 'vitest';
import { sortableId } from '#shared/ids.ts';

test('ids sort by when they were made, and those of one millisecond in the order of their making', () => {
  const now = Date.parse('2026-11-22T03:00:00Z');
  const made = Array.from({ length: 2_000 }, (_, at) => sortableId(now + Math.floor(at / 1_000)));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(sortableId(now - 1) < made[0]!).toBe(true);
});
