import type { Actor } from '#functions/actor.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import type { Key } from '#functions/table/key.ts';
import { recordKeys } from './keys.ts';
import type { Item } from '#functions/table/read.ts';
import { create, type Test, type Write } from '#functions/table/write.ts';
import type { RevisionName } from '#shared/site/model.ts';
import { changedWords, type Facts, factWords } from './changed-words.ts';
import { recordEventWrite } from './event-writes.ts';

/** A record as its row is written. */
export interface RecordRow {
  kind: string;
  id: string;
  version: number;
  /** Where its row stands. */
  key: Key;
  /** What no other of its kind has (`naturalKey`). */
  nameKey: string;
  /** As a person calls it. */
  name: string;
  /** How it is, in words. */
  words: string;
  /** Its row, with its places in lists and the card that they show. */
  item: Item;
}

/**
 * A record's row and the claim on its natural key. `before`: as it was read, left out for a new one; `also`: what else has
 * to hold of its row. RECORD_NAME_TAKEN; CONFLICT where it was changed since, NOT_FOUND where it is gone.
 */
export function rowWrites(
  actor: Actor,
  before: RecordRow | undefined,
  next: RecordRow,
  also: readonly Test[] = [],
): Write<'NOT_FOUND' | 'RECORD_NAME_TAKEN'>[] {
  const claim = create(recordKeys.recordName(actor, next.kind, next.nameKey), { id: next.id }, 'RECORD_NAME_TAKEN');
  if (!before) return [create(next.key, next.item), claim];
  return [changeRow(before, next, also), ...(before.nameKey === next.nameKey ? [] : [claim, unclaim(actor, before)])];
}

/**
 * A record's row by the name that it has. CONFLICT where it was changed since it was read, NOT_FOUND where it is gone. An
 * update, not a put: what others keep in the row stays.
 */
export const changeRow = (before: RecordRow, next: RecordRow, also: readonly Test[] = []): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: next.key,
  set: next.item,
  when: [{ field: 'version', is: before.version }, ...also],
  otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
});

const unclaim = (actor: Actor, { kind, nameKey }: Pick<RecordRow, 'kind' | 'nameKey'>): Write<never> => ({
  kind: 'delete',
  key: recordKeys.recordName(actor, kind, nameKey),
});

/** Takes a record's row and its claim away, where it is as it was read. */
export const removeWrites = (actor: Actor, row: RecordRow): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: row.key,
    when: [{ field: 'version', is: row.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  unclaim(actor, row),
];

/** What ends the words of a record that is deactivated. */
export const DEACTIVATED = ', deactivated';

/** How a record is, in words, with whether it is deactivated. */
export const fullWords = (words: string, isDeactivated: boolean): string => words + (isDeactivated ? DEACTIVATED : '');

/** A record as its history tells of it. */
interface Told {
  facts: Facts;
  isDeactivated: boolean;
}

/** What differs between two states of a record, for its history; all of it where it was deactivated or had back. */
export const toldChange = (before: Told, after: Told): { from: string; to: string } =>
  before.isDeactivated === after.isDeactivated
    ? changedWords(before.facts, after.facts)
    : { from: toldWords(before), to: toldWords(after) };

/** All of a record, for its history. */
export const toldWords = ({ facts, isDeactivated }: Told): string => fullWords(factWords(facts), isDeactivated);

/** With every change of a record: the next request reads it anew, and it is kept who did what. */
export const changedWrites = (
  actor: Actor,
  revision: RevisionName,
  told: { kind: string; id: string; name: string; from: string; to: string },
): Write<never>[] => [bumpRevision(actor, revision), recordEventWrite(actor, told)];
