import { expect, it } from 'vitest';
import { movedTo, placeWords } from '#web/ui/reorder/use-reorder.ts';

const headings = new Set(['day 1', 'day 2', 'day 3']);
const nameOf = (id: string) => id.toUpperCase();
const order = ['day 1', 'hotel', 'safari', 'day 2', 'day 3', 'flight'];

it('says where something stands in one list', () => {
  expect(placeWords('safari', ['hotel', 'safari', 'flight'], { nameOf })).toBe('2 of 3');
});

it('says where something stands in several, also as it goes into one that is empty', () => {
  expect(placeWords('safari', order, { headings, nameOf })).toBe('DAY 1, 2 of 2');
  expect(placeWords('flight', order, { headings, nameOf })).toBe('DAY 3, 1 of 1');
  const next = movedTo(order, 'safari', 3);
  expect(next).toEqual(['day 1', 'hotel', 'day 2', 'safari', 'day 3', 'flight']);
  expect(placeWords('safari', next, { headings, nameOf })).toBe('DAY 2, 1 of 1');
  expect(placeWords('hotel', next, { headings, nameOf })).toBe('DAY 1, 1 of 1');
});
