import type { Actor } from '#functions/actor.ts';
import { type Scope, wholeSite } from '#functions/scope.ts';
import { keptAsOf } from '#functions/site/kept-as-of.ts';
import type { Partition } from '#functions/table/key.ts';
import { decidedBy, listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import { recordKeys } from './keys.ts';
import { folded } from './natural-key.ts';
import { type KindDefinition, type RecordKind, recordKind } from './record-kind.ts';
import type { Kept, KeptRecord, StoredRecord } from './record-ways.ts';

type Beside<Row> = Row & { sk: string };

interface FewDefinition<Row extends KeptRecord, Shown extends StoredRecord> extends KindDefinition<Row, Shown> {
  /** Name of the partition in which all of them stand. */
  rows: string;
  /** The records among the rows of the partition, where others stand beside them. */
  among?(rows: readonly Beside<Row>[]): Row[];
  /** One of them, where its row alone does not say all of it. */
  read?(actor: Actor, id: string): Promise<Row | undefined>;
  /** Stands before the others, who are sorted by name. */
  isFirst?(row: Row): boolean;
  /** What else it is found by than its name. */
  isFoundBy?(row: Row, asked: string): boolean;
}

/** A kind of record of which there are dozens: all are read at once, and kept in memory. */
export interface FewKind<Row extends KeptRecord, Shown extends StoredRecord = StoredRecord> extends RecordKind<
  Row,
  Shown
> {
  rows: string;
  /** The rows of the partition as lists have them: by name. */
  inOrder(rows: readonly Beside<Row>[]): Row[];
  isFound(row: Row, asked: string): boolean;
  /** What is kept in memory until the kind's revision moves. */
  kept(actor: Actor, read: () => Promise<readonly Row[]>): Promise<readonly Row[]>;
}

/** Makes a kind of record of which there are dozens of what it says of itself. */
export function fewKind<Shown extends StoredRecord, Row extends KeptRecord = Kept<Shown>>({
  rows,
  among = (all) => [...all],
  read = (actor, id) => getItem(recordKeys.few<Row>(actor, rows, id)),
  isFirst = () => false,
  isFoundBy = () => false,
  ...definition
}: FewDefinition<Row, Shown>): FewKind<Row, Shown> {
  const key = (actor: Actor, id: string) => recordKeys.few<Row>(actor, rows, id);
  const readSome = (actor: Actor, ids: readonly string[]) => getItems(ids.map((id) => key(actor, id)));
  const kind = recordKind<Shown, Row>(definition, { key, read, readSome });
  const { nameOf } = kind;
  return {
    ...kind,
    rows,
    inOrder: (all) =>
      among(all).toSorted(
        (one, other) =>
          Number(isFirst(other)) - Number(isFirst(one)) ||
          nameOf(one).localeCompare(nameOf(other), 'en', { numeric: true }),
      ),
    isFound: (row, asked) => folded(nameOf(row)).includes(folded(asked)) || isFoundBy(row, asked),
    kept: keptAsOf<readonly Row[]>(definition.revision),
  };
}

/** All of a kind as they stand now, by name: what is changed is read so. */
export const readFewNow = <Row extends KeptRecord>(scope: Scope, kind: FewKind<Row>): Promise<Row[]> =>
  fewIn(listIn(scope, { site: (actor) => recordKeys.allOfFew<Row>(actor, kind.rows) }), kind);

const fewIn = async <Row extends KeptRecord>(list: Partition<Beside<Row>>, kind: FewKind<Row>): Promise<Row[]> =>
  kind.inOrder(await queryAll(list, { consistent: true }));

/** All of a kind as lists show them: by name, as of the head's revision. */
export const listFew = <Row extends KeptRecord>(scope: Scope, kind: FewKind<Row>): Promise<readonly Row[]> =>
  readFew(wholeSite(scope), kind);

/** All of a kind, kept in memory until the head's revision moves: a change is seen by the next request. */
export const readFew = <Row extends KeptRecord>(actor: Actor, kind: FewKind<Row>): Promise<readonly Row[]> =>
  kind.kept(actor, () => fewIn(decidedBy(recordKeys.allOfFew<Row>(actor, kind.rows)), kind));

interface Asked {
  /** What the name holds, in any case; empty for all. */
  search: string;
  withDeactivated: boolean;
}

/** Those of a kind that fit, as calls show them, by name. */
export const findFew = async <Row extends KeptRecord, Shown extends StoredRecord>(
  scope: Scope,
  kind: FewKind<Row, Shown>,
  { search, withDeactivated }: Asked,
): Promise<Shown[]> =>
  (await listFew(scope, kind))
    .filter((row) => (withDeactivated || !row.isDeactivated) && kind.isFound(row, search))
    .map((row) => kind.show(row));
