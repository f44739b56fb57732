import type { Actor } from '#functions/actor.ts';
import { listKeys } from '#functions/lists/keys.ts';
import type { WordRows } from '#functions/lists/word-rows.ts';
import type { Write } from '#functions/table/write.ts';
import { wordsOfReference } from './bank-reference.ts';

/**
 * What a bank's reference is found by, leading to the transfer (`XFER`) or the wallet's entry (`BANKED`) that has it.
 * `id` tells it from others with the same word.
 */
export const referenceWordWrites = <Kind extends 'XFER' | 'BANKED'>(
  actor: Actor,
  kind: Kind,
  { reference, id, pointer }: { reference: string; id: string; pointer: WordRows[Kind] },
): Write<never>[] =>
  wordsOfReference(reference).map((word) => ({
    kind: 'put',
    key: listKeys.word(actor, kind, word, id),
    item: pointer,
  }));
