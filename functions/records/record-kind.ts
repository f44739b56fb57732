import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { naturalKey } from './natural-key.ts';
import type { Kept, KeptRecord, RecordWays, StoredRecord } from './record-ways.ts';
import { changeRow, type RecordRow, removeWrites } from './record-writes.ts';

/** A record's own fields, beside those that every record has. */
export type OwnFields<Row extends KeptRecord> = Omit<Row, keyof KeptRecord>;

/** What a kind of record says of itself: from it follows what is done to its records. */
export interface KindDefinition<Row extends KeptRecord, Shown extends StoredRecord> extends Pick<
  RecordWays<Row>,
  'kind' | 'revision' | 'refuses'
> {
  /** Its own fields. False for one that calls show and another row keeps. */
  own: Readonly<Record<keyof OwnFields<Row>, boolean>>;
  /** What people call one, and where a save says that it is taken. */
  nameField: keyof OwnFields<Row> & string;
  /** What is said there. */
  taken: string;
  /** What tells one apart from all others of its kind; left out, its name. */
  toldApartBy?(row: Row): readonly string[];
  /** How it is, in words for its history, those that are empty left out; left out, its name. */
  words?(row: Row): readonly string[];
  /** What calls show of one; left out, its own fields and those of every record. */
  show?(row: Row): Shown;
  /** Its places in lists, with the card that they show. */
  places?(actor: Actor, row: Row): Record<string, string>;
  /** Goes with a deletion and a deactivation: what must hold beside the row itself. */
  holds?(actor: Actor, row: Row): Write<'NOT_FOUND'>[];
  /** Goes with a deletion: what else it leaves. */
  leaves?(actor: Actor, row: Row): Write<never>[];
}

/** Where a kind's rows stand and how they are read. */
interface Placing<Row extends KeptRecord> {
  key(actor: Actor, id: string): RecordRow['key'];
  /** The record as it stands now, consistently; undefined where the site has none of that id. */
  read(actor: Actor, id: string): Promise<Row | undefined>;
  /** Some as they stand now, in their order, at most 100. */
  readSome(actor: Actor, ids: readonly string[]): Promise<(Row | undefined)[]>;
}

/** A kind of record: how its records are read, shown, written, deleted and deactivated. */
export interface RecordKind<Row extends KeptRecord, Shown extends StoredRecord = StoredRecord>
  extends RecordWays<Row>, Placing<Row>, Pick<KindDefinition<Row, Shown>, 'nameField' | 'taken'> {
  show(row: Row): Shown;
  /** One as its row is written. */
  rowOf(actor: Actor, row: Row): RecordRow;
}

/** Makes a kind of record of what it says of itself. */
export function recordKind<Shown extends StoredRecord, Row extends KeptRecord = Kept<Shown>>(
  { own, toldApartBy, words, places, holds = () => [], leaves = () => [], ...kind }: KindDefinition<Row, Shown>,
  placing: Placing<Row>,
): RecordKind<Row, Shown> {
  const fields = Object.entries(own).map(([name, isKept]) => ({ name: name as keyof OwnFields<Row>, isKept }));
  const nameOf = (row: Row) => String(row[kind.nameField]);
  const wordsOf = (row: Row) => (words?.(row) ?? [nameOf(row)]).filter(Boolean).join(', ');
  const taken = (row: Row, names: readonly (keyof Row)[]) =>
    Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
  const state = ['id', 'isDeactivated', 'version'] as const;
  const kept = [...state, 'createdAt' as const, ...fields.flatMap(({ name, isKept }) => (isKept ? [name] : []))];
  const rowOf = (actor: Actor, row: Row): RecordRow => ({
    kind: kind.kind,
    id: row.id,
    version: row.version,
    key: placing.key(actor, row.id),
    nameKey: naturalKey(...(toldApartBy?.(row) ?? [nameOf(row)])),
    name: nameOf(row),
    words: wordsOf(row),
    item: { ...taken(row, kept), ...places?.(actor, row) },
  });
  return {
    show: (row) => taken(row, [...state, ...fields.map(({ name }) => name)]) as unknown as Shown,
    ...kind,
    ...placing,
    nameOf,
    wordsOf,
    rowOf,
    deleteWrites: (actor, row) => [
      ...removeWrites(actor, rowOf(actor, row)),
      ...holds(actor, row),
      ...leaves(actor, row),
    ],
    deactivateWrites: (actor, row, isDeactivated) => [
      changeRow(rowOf(actor, row), rowOf(actor, { ...row, isDeactivated, version: row.version + 1 })),
      ...(isDeactivated ? holds(actor, row) : []),
    ],
  };
}
