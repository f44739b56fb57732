import { expect } from 'vitest';
import { type IndexName, makePartition } from '#functions/table/key.ts';
import { type PageRequest, queryPage } from '#functions/table/read.ts';
import type { World } from '#test/harness/use-world.ts';

/** A list's packed cards, newest first, held against its price: one Query, and nothing read that is not answered. */
export async function listed<Card>(
  world: World,
  { value, index }: { value: string; index: IndexName | undefined },
  page: PageRequest = {},
): Promise<Card[]> {
  world.faults.reset();
  const { items } = await queryPage<{ card: string }>(makePartition(value, index), {
    descending: true,
    fields: ['card'],
    ...page,
  });
  const { list } = world.faults.counts();
  expect(list.map(({ name, returned, scanned }) => [name, scanned - returned])).toEqual([['Query', 0]]);
  return items.map(({ card }) => (typeof card === 'string' ? (JSON.parse(card) as Card) : card));
}
