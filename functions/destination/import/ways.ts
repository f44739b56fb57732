import type { JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { type FewKind, listFew } from '#functions/records/whole-kind-store.ts';
import type { OwnFields, RecordKind } from '#functions/records/record-kind.ts';
import type { KeptRecord } from '#functions/records/record-ways.ts';
import { isSameRecord, nextRecord, saveWrites } from '#functions/records/save-writes.ts';
import type { Write } from '#functions/table/write.ts';
import type { ImportRow } from '#shared/destination/import/import-shown.ts';
import { leftAlone } from './left-alone.ts';
import { parsed } from './parsed.ts';
import type { ImportColumn } from './read-value.ts';
import { findRecords } from './records-store.ts';
import type { FailureCode } from '#shared/errors.ts';

/** What the cells of a row came to, by field. */
export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
/** Field → what would be right. */
export type RowErrors = Record<string, string>;
export type RowState = Exclude<ImportRow['state'], 'bad'>;

/** What keeps a row from being imported; `field`: whose column is wrong, where it is one's. */
export interface Problem {
  message: string;
  field?: string;
}

/** What a row comes to, held against the record as it stands. */
export type Plan =
  | { state: RowState; writes: Write<FailureCode>[] }
  | { state: 'bad'; problems: readonly [Problem, ...Problem[]] };

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
  /** A record that `find` found, as a file would hold it. */
  stood(found: object): Values | Promise<Values>;
  /** What the row comes to; `before` is what `find` found for it. */
  plan(checked: Checked, before: object | undefined, stamp: Stamp): Plan;
}

/** A master as files hold it. A kind is a line in `masters.ts` beside this, and a table of its columns. */
export interface ImportWays {
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
  hint: 'No deactivates it; empty keeps the current status.',
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

/** What one master says of itself. */
export interface Open<Draft, Row extends KeptRecord> {
  draftOf(values: Values): Promise<{ draft: Draft } | { errors: RowErrors }>;
  /** Its fields, from the draft and how it stands. */
  fieldsOf(draft: Draft, before: Row | undefined): OwnFields<Row>;
  /** A record as a file holds it, but for whether it is active. */
  stood(row: Row): Values;
  /** A record as it is, where its row alone does not say all of it. */
  whole?(row: Row): Row;
  /** Goes into the commit of a row that is written. */
  writes?(next: Row, before: Row | undefined, stamp: Stamp): Write<FailureCode>[];
}
export interface Typed<Draft, Row extends KeptRecord> extends Pick<ImportWays, 'columns' | 'readPage'> {
  records: RecordKind<Row>;
  /** What a row may leave as it is. */
  optional?: readonly (keyof Row & string)[];
  open(actor: JobActor): Promise<Open<Draft, Row>>;
}

/** Makes the line of a kind of record. */
export const importWays = <Draft, Row extends KeptRecord>(typed: Typed<Draft, Row>): ImportWays => ({
  columns: [...typed.columns, activeColumn],
  readPage: typed.readPage,
  open: async (actor) => openImport(actor, typed, await typed.open(actor)),
});

/** Makes the line of a kind of which there are dozens, whose fields a file says as a form of it does. */
export function importFew<Row extends KeptRecord>(
  records: FewKind<Row>,
  form: Parameters<typeof parsed>[0],
  columns: readonly ImportColumn[],
  open?: (actor: JobActor) => Promise<Partial<Open<OwnFields<Row>, Row>>>,
  optional: readonly (keyof Row & string)[] = [],
): ImportWays {
  const said = (of: object) =>
    Object.fromEntries(columns.map(({ field }) => [field, (of as Values)[field]])) as Values & OwnFields<Row>;
  return importWays<OwnFields<Row>, Row>({
    columns,
    records,
    optional,
    open: async (actor) => ({
      draftOf: (values) => parsed(form, said(values)) as ReturnType<Open<OwnFields<Row>, Row>['draftOf']>,
      fieldsOf: said,
      stood: said,
      ...(await open?.(actor)),
    }),
    readPage: async (actor) => ({
      rows: (await listFew(scopeOfJob(actor), records)).map((row) => ({ ...said(row), isActive: !row.isDeactivated })),
      cursor: null,
    }),
  });
}

function openImport<Draft, Row extends KeptRecord>(
  actor: JobActor,
  { records, optional = [] }: Typed<Draft, Row>,
  { draftOf, fieldsOf, stood, whole = (row) => row, writes = () => [] }: Open<Draft, Row>,
): OpenImport {
  const nextOf = (values: Values, draft: Draft, before: Row | undefined): Row =>
    nextRecord(
      before,
      { ...fieldsOf(draft, before), ...leftAlone(values, before, optional) },
      isDeactivatedBy(values, before),
    );
  return {
    async check(values) {
      const drafted = await draftOf(values);
      if ('errors' in drafted) return drafted;
      const { draft } = drafted;
      return { nameKey: records.rowOf(actor, nextOf(values, draft, undefined)).nameKey, values, draft };
    },
    find: (rows) => findRecords(actor, records.kind, rows, (ids) => records.readSome(actor, ids)),
    stood: (found) => ({ ...stood(found as Row), isActive: !(found as Row).isDeactivated }),
    plan({ values, draft }, found, stamp) {
      const before = found && whole(found as Row);
      const next = nextOf(values, draft as Draft, before);
      const state = changeOf(before, next);
      const refused = before && state === 'deactivated' ? records.refuses?.(before) : undefined;
      if (refused) return { state: 'bad', problems: [{ message: refused.message ?? '' }] };
      if (before && isSameRecord(records, before, next)) return { state: 'same', writes: [] };
      return {
        state,
        writes: [...saveWrites(actor, records, { before, next, by: stamp.by }), ...writes(next, before, stamp)],
      };
    },
  };
}
