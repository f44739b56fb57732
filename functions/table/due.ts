import { type Item, type Key, makeKey, makePartition, type Partition } from './key.ts';

/** Kinds of due work, each with its scheduled function. */
export const dueKinds = ['EXPIRY', 'BOOK', 'REFUND', 'HOLD', 'UNKNOWN', 'REFRESH', 'PURGE', 'MAIL', 'SETTLE'] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * Spreads things over the four due partitions by what they are called, whatever that looks like (FNV-1a, its upper bits).
 * Throws for an empty reference: all such would fall into one.
 */
export function dueShard(reference: string): 0 | 1 | 2 | 3 {
  if (!reference) throw new Error('a task about nothing');
  let hash = 0x811c9dc5;
  for (const sign of reference) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
  return (hash >>> 30) as 0 | 1 | 2 | 3;
}

/** Due work of a kind, spread over four partitions; sort key the instant it is due. It belongs to no site. */
export const dueIn = (kind: DueKind, shard: 0 | 1 | 2 | 3): Partition<Item> =>
  makePartition(`DUE#${kind}#${shard}`, 'due');

/** The key of a row that the index of due work answered, whatever it is of. */
export const dueKey = ({ pk, sk }: Readonly<Record<string, unknown>>): Key => makeKey(String(pk), String(sk));
