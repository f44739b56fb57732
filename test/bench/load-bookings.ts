import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { tableClient, tableName } from '#functions/table/client.ts';
import { indexAttributes, type IndexName } from '#functions/table/key.ts';
import type { Item } from '#functions/table/read.ts';

const AT_ONCE = 25;
const LANES = 8;

/**
 * Bookings like the given row, numbers `from` up to and without `to`, a minute apart going back from 20 November 2026:
 * its key, list entries and card, without what no list reads; with `onlyIndex`, in that list only, which is loaded
 * sooner.
 */
export async function loadBookings(model: Item, from: number, to: number, onlyIndex?: IndexName): Promise<void> {
  const others = (Object.keys(indexAttributes) as IndexName[]).filter((index) => onlyIndex && index !== onlyIndex);
  const left = others.flatMap((index) => indexAttributes[index]);
  const id = String(model.pk).split('#').at(-1)!;
  const shown = (n: number) => new Date(Date.parse('2026-11-20T00:00:00.000Z') - n * 60_000).toISOString();
  const kept = Object.fromEntries(Object.entries(model).filter(([name]) => !left.includes(name)));
  const text = JSON.stringify({ ...kept, passengers: [], fareRules: [], fare: null, segments: [] });
  const row = (n: number): Item =>
    JSON.parse(
      text
        .replaceAll(id, `${id.slice(0, -9)}X${String(n).padStart(8, '0')}`)
        .replaceAll(String(model.createdAt), shown(n)),
    ) as Item;
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < to) {
      const first = next;
      next = Math.min(to, next + AT_ONCE);
      const rows = Array.from({ length: next - first }, (_, at) => ({ PutRequest: { Item: row(first + at) } }));
      await tableClient().send(new BatchWriteCommand({ RequestItems: { [tableName()]: rows } }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
