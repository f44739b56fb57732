import type { JobActor } from '#functions/actor.ts';
import { closeUpload, readUploadOf } from '#functions/files/upload-object.ts';
import type { ChunkOutcome, JobKind } from '#functions/jobs/model.ts';
import { giveWay } from '#functions/runtime/give-way.ts';
import { readUser } from '#functions/users/store.ts';
import { importRowStates } from '#shared/destination/import/import-shown.ts';
import { IMPORT_BYTES } from '#shared/destination/import/imported-masters.ts';
import { findAll } from './records-store.ts';
import { mayStillImport, NOT_ALLOWED } from './may-import.ts';
import { importedWays } from './masters.ts';
import { type ImportLine, noCounts, type ReadJob, type ReadResult } from './model.ts';
import { putParts, removeParts } from './parts.ts';
import { shownWas } from './shown-was.ts';
import { type ReadRow, readRows } from './read-rows.ts';
import { readSheet } from './read-sheet.ts';
import type { ImportColumn } from './read-value.ts';
import type { OpenImport, Stamp } from './ways.ts';

const GONE = 'The file is no longer available. Please choose it again.';

type Outcome = ChunkOutcome<never, ReadResult>;

/** Reads a file and holds each row against what there is. Nothing is written but the rows, into the bucket. */
export const importReadJob: JobKind = {
  async runChunk(actor, item) {
    return (await readFile(actor, item as unknown as ReadJob)) as unknown as ChunkOutcome;
  },
};

async function readFile(actor: JobActor, { input, userId }: ReadJob): Promise<Outcome> {
  const { kind, uploadId } = input;
  if (!(await mayStillImport(actor.head, await readUser(actor, userId), kind)))
    return { kind: 'FAILED', error: NOT_ALLOWED };
  const file = await readUploadOf(actor, uploadId, IMPORT_BYTES);
  if (!file) return { kind: 'FAILED', error: GONE };
  const sheet = await readSheet(file);
  if (!sheet.ok) return { kind: 'FAILED', error: sheet.message ?? '' };
  const { columns, open: openWays } = importedWays[kind];
  const open = await openWays(actor);
  const read = await readRows(sheet.value, columns, open);
  if (!read.ok) return { kind: 'FAILED', error: read.message ?? '' };
  await planRows(open, read.value, { by: '' }, columns);
  const place = ({ state }: ImportLine) => importRowStates.indexOf(state);
  const lines = read.value.map(({ line }) => line).toSorted((one, other) => place(one) - place(other));
  const bad = lines.filter(({ state }) => state === 'bad');
  const [parts, badParts] = [await putParts(actor, lines), await putParts(actor, bad)];
  const planned = { ...noCounts };
  for (const { state } of lines) if (state !== 'bad') planned[state] += 1;
  return {
    kind: 'DONE',
    done: lines.length,
    result: { parts, badParts, total: lines.length, bad: bad.length, planned },
    writes: [],
    clean: (isKept) => (isKept ? closeUpload(actor, uploadId) : removeParts(actor, [...parts, ...badParts])),
  };
}

/** Says of each good row what it would come to. */
async function planRows(
  open: OpenImport,
  rows: ReadRow[],
  stamp: Stamp,
  columns: readonly ImportColumn[],
): Promise<void> {
  const good = rows.flatMap(({ line, checked }) => (checked ? [{ line, checked }] : []));
  const found = await findAll(
    good.map(({ checked }) => checked),
    (some) => open.find(some),
  );
  const others = giveWay();
  for (const [at, { line, checked }] of good.entries()) {
    await others();
    const plan = open.plan(checked, found[at], stamp);
    line.state = plan.state;
    if (plan.state === 'bad')
      for (const { field, message } of plan.problems)
        line.errors.push({ column: columns.findIndex((column) => column.field === field), message });
    else if (found[at] && plan.state !== 'same')
      line.was = shownWas(columns, line.values ?? {}, await open.stood(found[at]));
  }
}
