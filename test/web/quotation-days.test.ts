import { expect, it } from 'vitest';
import { addDays } from '#shared/time.ts';
import { daysOf, headingsOf, type LineView, movesOf, orderOf } from '#web/quotations/builder/line-view.ts';
import { lineViews } from '#web/quotations/builder/line-views.ts';
import { changesText, markOf, pairsOf } from '#web/quotations/versions/compare-table.tsx';
import type { ShownLine } from '#web/quotations/quotation-body.tsx';
import { movedTo } from '#web/ui/reorder/use-reorder.ts';

const line = (id: string, day: number, place: number, price: number | null = 100, isByCustomer = false): LineView => ({
  id,
  kind: 'activity',
  day,
  place,
  time: '',
  title: id,
  note: '',
  price,
  cost: null,
  isByCustomer,
  isUnfinished: false,
  isWrong: false,
  isOtherDay: false,
  values: {},
});
const dateOf = (day: number) => addDays('2027-03-12', day - 1);
const days = daysOf([line('b', 1, 2), line('a', 1, 1), line('c', 3, 1, 50), line('d', 3, 2, 70, true)], 3, dateOf);

it('puts lines under their days with their sums; what the customer booked costs nothing', () => {
  expect(days.map(({ day, date, sum, lines }) => [day, date, sum, lines.map(({ id }) => id)])).toEqual([
    [1, '2027-03-12', 200, ['a', 'b']],
    [2, '2027-03-13', 0, []],
    [3, '2027-03-14', 50, ['c', 'd']],
  ]);
});

it('shows a line of no day first, and a line beyond the last day on a day of its own', () => {
  expect(daysOf([line('x', 0, 1), line('y', 5, 1)], 2, dateOf).map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5]);
});

it('says which lines another order moves, and to where', () => {
  const order = orderOf(days);
  expect(headingsOf(days)).toEqual(new Set(['day-1', 'day-2', 'day-3']));
  expect(order).toEqual(['day-1', 'a', 'b', 'day-2', 'day-3', 'c', 'd']);
  expect(movesOf(days, movedTo(order, 'b', 3))).toEqual([{ id: 'b', day: 2, place: 1 }]);
  expect(movesOf(days, movedTo(order, 'a', 5))).toEqual([
    { id: 'b', day: 1, place: 1 },
    { id: 'a', day: 3, place: 2 },
    { id: 'd', day: 3, place: 3 },
  ]);
  expect(movesOf(days, order)).toEqual([]);
});

it('leaves days alone on which nothing moved, gaps between places too', () => {
  const gaps = daysOf([line('a', 1, 3), line('b', 1, 9), line('c', 2, 4), line('d', 3, 7)], 3, dateOf);
  expect(movesOf(gaps, movedTo(orderOf(gaps), 'b', 1))).toEqual([
    { id: 'b', day: 1, place: 1 },
    { id: 'a', day: 1, place: 2 },
  ]);
  expect(movesOf(gaps, movedTo(orderOf(gaps), 'a', 4))).toEqual([
    { id: 'b', day: 1, place: 1 },
    { id: 'c', day: 2, place: 1 },
    { id: 'a', day: 2, place: 2 },
  ]);
});

it('pairs the lines of two versions', () => {
  const shown = (id: string, price: number, day = 1): ShownLine => ({
    id,
    day,
    time: '',
    title: id,
    note: '',
    price,
    isByCustomer: false,
  });
  const pairs = pairsOf(
    [shown('a', 1), shown('b', 2), shown('c', 3, 2)],
    [shown('a', 1), shown('b', 5), shown('d', 4)],
  );
  expect(pairs.map((pair) => [(pair.after ?? pair.before)?.id, markOf(pair)])).toEqual([
    ['a', 'same'],
    ['b', 'changed'],
    ['d', 'new'],
    ['c', 'gone'],
  ]);
  expect(changesText(pairs)).toBe('1 new, 1 removed, 1 changed');
});

it('shows a line of which nothing changed as the same view', () => {
  const piece = (id: string, price: string) =>
    [id, { id, version: 1, values: { kind: 'miscellaneous', price } }] as const;
  const stands = new Map([piece('a', '100'), piece('b', '50')]);
  const state = { stands, edits: new Map(), errors: new Map() };
  const before = lineViews(state, new Map(), 'USD');
  const [a, b] = lineViews({ ...state, stands: new Map([...stands, piece('b', '60')]) }, new Map(), 'USD', before);
  expect(a).toBe(before[0]);
  expect([before[1]!.price, b!.price]).toEqual([5_000, 6_000]);
});
