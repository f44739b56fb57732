import type { Key, Partition } from '#functions/table/key.ts';
import { getItem, type Item, type PageRequest, queryAll } from '#functions/table/read.ts';

/** A row as it stands, by what a test knows of it beside the type that its key gives it: its places, its card, its version. */
export const storedRow = async <Row = Item>(key: Key): Promise<Row | undefined> =>
  (await getItem(key)) as Row | undefined;

/** The same of all rows of a partition. */
export const storedRows = async <Row = Item>(
  partition: Partition,
  request: Omit<PageRequest, 'cursor' | 'limit' | 'fields'> = {},
): Promise<Row[]> => (await queryAll(partition, request)) as Row[];
