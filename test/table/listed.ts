import { expect } from 'vitest';
import { type Item, makePartition, type Partition, type Place } from '#functions/table/key.ts';
import { type PageRequest, queryPage } from '#functions/table/read.ts';
import type { World } from '#test/harness/use-world.ts';

/** Reads where rows stand, whoever asks: what tests look at is no list of anybody's. */
export const rowsOf = <Row = Item>({ value, index }: Pick<Place, 'value' | 'index'>): Partition<Row> =>
  makePartition(value, index);

/** A list's packed cards, newest first, held against its price: one Query, and nothing read that is not answered. */
export async function listed<Card>(
  world: World,
  place: Pick<Place, 'value' | 'index'>,
  page: Omit<PageRequest, 'fields'> = {},
): Promise<Card[]> {
  world.faults.reset();
  const { items } = await queryPage(rowsOf<{ card: string }>(place), { descending: true, ...page, fields: ['card'] });
  const { list } = world.faults.counts();
  expect(list.map(({ name, returned, scanned }) => [name, scanned - returned])).toEqual([['Query', 0]]);
  return items.map(({ card }) => (typeof card === 'string' ? (JSON.parse(card) as Card) : card));
}
