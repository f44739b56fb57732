import type { JobActor } from '#functions/actor.ts';
import type { AskedPage } from '#functions/lists/list-file.ts';
import { readJob } from '#functions/jobs/store.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import type { ImportLine } from './model.ts';
import { readPart } from './parts.ts';
import type { ImportColumn } from './read-value.ts';
import { asRead } from './show-import.ts';
import type { Values } from './ways.ts';

/** Where a row of such a file says what is wrong with it: no field of any master. */
const REASONS = 'reasons';

/** The master's columns as they were typed, all of them texts, and what is wrong beside them, which no import reads. */
export const badColumns = (columns: readonly ImportColumn[]): SheetColumn<Values>[] =>
  [...columns, { heading: 'What is wrong', field: REASONS }].map(({ heading, field }) => ({
    heading,
    kind: 'text',
    value: (row) => String(row[field] ?? ''),
  }));

/** Rows of the asker's own import that could not be taken, a part at a time; none of anybody else's, or once it is gone. */
export async function readBadRows(
  actor: JobActor,
  kind: ImportedKind,
  columns: readonly ImportColumn[],
  { filter: { importId }, cursor = '0', userId }: Pick<AskedPage<{ importId: string }>, 'filter' | 'cursor' | 'userId'>,
): Promise<{ rows: Values[]; cursor: string | null }> {
  const job = asRead(await readJob(actor, userId, importId));
  const parts = (job?.input.kind === kind && job.result?.badParts) || [];
  const at = Number(cursor);
  const lines = parts[at] === undefined ? [] : ((await readPart(actor, parts[at])) ?? []);
  return { rows: lines.map((line) => rowOf(columns, line)), cursor: at + 1 < parts.length ? String(at + 1) : null };
}

const rowOf = (columns: readonly ImportColumn[], { cells, whole, errors }: ImportLine): Values => ({
  ...Object.fromEntries(columns.map(({ field }, at) => [field, whole?.[at] ?? cells[at]])),
  [REASONS]: errors
    .map(({ column, message }) => (column < 0 ? message : `${columns[column]!.heading}: ${message}`))
    .join(' '),
});
