import type { Actor, JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { ImportRow } from '#shared/destination/import/import-shown.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { recordEventWrite } from '../events.ts';
import type { Master } from '../masters.ts';
import type { StoredRecord } from '../record-ways.ts';
import { fullWords, rowWrites } from '../record-writes.ts';
import { leftAlone } from './left-alone.ts';
import type { ImportColumn } from './read-value.ts';
import { findRecords } from './records-store.ts';
import type { FailureCode } from '#shared/errors.ts';

/** What the cells of a row came to, by field. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
/** Field → what would be right. */
export type RowErrors = Record<string, string>;
export type RowState = Exclude<ImportRow['state'], 'bad'>;

/** What a row comes to, held against the record as it stands; `field`: whose column is wrong, where it is one's. */
export type Plan =
  | { state: RowState; writes: Write<FailureCode>[] }
  | { state: 'bad'; message: string; field?: string };

/** Whose import it is, for the records' history. */
export interface Stamp {
  by: string;
}

/** A row that can be taken. */
export interface Checked {
  nameKey: string;
  values: Values;
  /** What the master's own draft of it is. */
  draft: unknown;
}

/** A master that is being imported, with what its rows refer to in mind. */
export interface OpenImport {
  /** The row as the master has it with its natural key, or what is wrong with it. */
  check(values: Values): Promise<Checked | { errors: RowErrors }>;
  /** What stands where these rows are to stand, at most 100 of them, in their order; undefined where nothing does. */
  find(rows: readonly Checked[]): Promise<(object | undefined)[]>;
  /** What the row comes to; `before` is what `find` found for it. */
  plan(checked: Checked, before: object | undefined, stamp: Stamp): Plan;
}

/** A master as files hold it. A kind is a line in `masters.ts` beside this, and a table of its columns. */
export interface ImportWays {
  kind: ImportedKind;
  columns: readonly ImportColumn[];
  open(actor: JobActor): Promise<OpenImport>;
  /** A page of its records as a file holds them: values by field. */
  readPage(actor: JobActor, cursor: string): Promise<{ rows: Values[]; cursor: string | null }>;
}

/** The last column of whatever can be deactivated. */
export const activeColumn: ImportColumn = {
  heading: 'Active',
  field: 'isActive',
  type: 'flag',
  hint: 'No deactivates it; empty leaves it as it is.',
};

/** Whether a row says that its record is offered no longer; where it says nothing, as the record stands. */
export const isDeactivatedBy = ({ isActive }: Values, before: { isDeactivated: boolean } | undefined): boolean =>
  isActive === undefined ? (before?.isDeactivated ?? false) : isActive === false;

/** What becomes of a record that is not the same afterwards. */
export const changeOf = (
  before: { isDeactivated: boolean } | undefined,
  next: { isDeactivated: boolean },
): 'new' | 'changed' | 'deactivated' => {
  if (!before) return 'new';
  return !before.isDeactivated && next.isDeactivated ? 'deactivated' : 'changed';
};

type Made = StoredRecord & { createdAt: string };
type Fields<Row extends Made> = Omit<Row, keyof StoredRecord | 'createdAt'>;

/** What one master says of itself. */
export interface Open<Draft, Row extends Made> {
  draftOf(values: Values): Promise<{ draft: Draft } | { errors: RowErrors }>;
  /** Its fields, from the draft and how it stands. */
  fieldsOf(draft: Draft, before: Row | undefined): Fields<Row>;
  /** A record as it is, where its row alone does not say all of it. */
  whole?(row: Row): Row;
  /** Goes into the commit of a row that is written. */
  writes?(next: Row, before: Row | undefined, stamp: Stamp): Write<FailureCode>[];
}
export interface Typed<Draft, Row extends Made> extends Pick<ImportWays, 'kind' | 'columns' | 'readPage'> {
  master: Master<Row>;
  /** Records by their ids, at most 100, in their order. */
  readMany(actor: Actor, ids: readonly string[]): Promise<(Row | undefined)[]>;
  show(row: Row): object;
  /** What a row may leave as it is. */
  optional?: readonly (keyof Row & string)[];
  open(actor: JobActor): Promise<Open<Draft, Row>>;
}

/** Makes a master's line. */
export const importWays = <Draft, Row extends Made>(typed: Typed<Draft, Row>): ImportWays => ({
  kind: typed.kind,
  columns: [...typed.columns, activeColumn],
  readPage: typed.readPage,
  open: async (actor) => openImport(actor, typed, await typed.open(actor)),
});

function openImport<Draft, Row extends Made>(
  actor: Actor,
  { kind, master, readMany, show, optional = [] }: Typed<Draft, Row>,
  { draftOf, fieldsOf, whole = (row) => row, writes = () => [] }: Open<Draft, Row>,
): OpenImport {
  const nextOf = (values: Values, draft: Draft, before: Row | undefined): Row =>
    ({
      ...fieldsOf(draft, before),
      ...leftAlone(values, before, optional),
      id: before?.id ?? randomId(100),
      isDeactivated: isDeactivatedBy(values, before),
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? instant(clock.now()),
    }) as unknown as Row;
  return {
    async check(values) {
      const drafted = await draftOf(values);
      if ('errors' in drafted) return drafted;
      const { draft } = drafted;
      return { nameKey: master.rowOf(actor, nextOf(values, draft, undefined)).nameKey, values, draft };
    },
    find: (rows) => findRecords(actor, kind, rows, (ids) => readMany(actor, ids)),
    plan({ values, draft }, found, stamp) {
      const before = found && whole(found as Row);
      const next = nextOf(values, draft as Draft, before);
      const state = changeOf(before, next);
      const refused = before && state === 'deactivated' ? master.refuses?.(before) : undefined;
      if (refused) return { state: 'bad', message: refused.message ?? '' };
      if (before && isSame(show(before), show(next))) return { state: 'same', writes: [] };
      const [had, has] = [before && master.rowOf(actor, before), master.rowOf(actor, next)];
      const { kind, id, name } = has;
      return {
        state,
        writes: [
          ...rowWrites(actor, had, has),
          recordEventWrite(
            actor,
            {
              ...{ kind, id, name },
              from: before && had ? fullWords(had.words, before.isDeactivated) : '',
              to: fullWords(has.words, next.isDeactivated),
            },
            stamp.by,
          ),
          ...writes(next, before, stamp),
        ],
      };
    },
  };
}

/** Whether two records show the same, whichever change they are. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
