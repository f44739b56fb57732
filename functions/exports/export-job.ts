import { Transform } from 'node:stream';
import type { JobActor } from '#functions/actor.ts';
import { exportObject } from '#functions/files/export-object.ts';
import type { ChunkOutcome, JobKind } from '#functions/jobs/model.ts';
import { objects } from '#functions/runtime/objects.ts';
import { readUser } from '#functions/users/store.ts';
import { exportedLists } from '#shared/exports/lists.ts';
import type { SheetColumnKind } from '#shared/lists/sheet.ts';
import { randomId } from '#shared/ids.ts';
import { auditWrite } from './audit-writes.ts';
import { type Cell, cellOf, widthOf } from './cells.ts';
import { columnsOn } from './columns-on.ts';
import { fileOf } from './list-files.ts';
import { mayStillExport } from './may-export.ts';
import type { ExportJob, ExportProgress, ExportResult } from './model.ts';
import { partSize } from './part-size.ts';
import { putPart, readParts, removeObjects } from './parts.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Rows found by words are told apart within one part, so all of them are one. */
const MOST_PAGES = 500;
/** A sheet of Excel has 1,048,576 rows, its headings and totals among them. */
export const MOST_ROWS = 1_000_000;

const NOT_ALLOWED = 'You are no longer allowed to download this list.';
const TOO_MANY = 'The list has more than 1,000,000 rows, the limit of a sheet. Please narrow it and start again.';

type Outcome = ChunkOutcome<ExportProgress, ExportResult>;

/**
 * Writes a list into an Excel file: first its rows in parts, then the file of them. What lies in objects() has a name
 * that is never used twice: a run that lost its lease overwrites nothing of who took over.
 */
export const exportJob: JobKind = {
  async runChunk(actor, item) {
    const job = item as unknown as ExportJob;
    const { list } = job.input;
    if (!(await mayStillExport(actor.head, await readUser(actor, job.userId), list)))
      return { kind: 'FAILED', error: NOT_ALLOWED };
    const outcome = job.progress?.isRead ? await makeFile(actor, job, job.progress) : await readPart(actor, job);
    return outcome as unknown as ChunkOutcome;
  },
};

async function readPart(actor: JobActor, { input, progress, done, userId }: ExportJob): Promise<Outcome> {
  const { list, filter } = input;
  const file = await fileOf(list);
  const columns = columnsOn(file, actor.head, filter);
  const kinds = columns.map(({ kind }) => kind);
  const told = file.repeatsBy?.(filter);
  const idAt = told === undefined ? undefined : columns.findIndex(({ heading }) => heading === told);
  const rows: Cell[][] = [];
  const seen = new Set<Cell>();
  let cursor = progress?.cursor;
  let pages = 0;
  do {
    const page = await file.read(actor, { filter, cursor, wanted: partSize.page, userId });
    for (const shown of page.rows) {
      const row = columns.map((column) => cellOf(column, shown, actor.head.zone));
      if (idAt !== undefined && seen.has(row[idAt]!)) continue;
      if (idAt !== undefined) seen.add(row[idAt]!);
      rows.push(row);
    }
    cursor = page.cursor ?? undefined;
    pages += 1;
  } while (cursor && (idAt === undefined ? rows.length < partSize.rows && pages < partSize.pages : pages < MOST_PAGES));
  if (done + rows.length > MOST_ROWS) return { kind: 'FAILED', error: TOO_MANY };
  const part = randomId();
  if (rows.length) await putPart(actor, part, rows);
  const parts = [...(progress?.parts ?? []), ...(rows.length ? [part] : [])];
  return {
    kind: 'MORE',
    done: done + rows.length,
    progress: {
      parts,
      ...(cursor && { cursor }),
      isRead: cursor === undefined,
      widths: kinds.map((kind, at) =>
        rows.reduce((widest, row) => Math.max(widest, widthOf(row[at]!, kind)), progress?.widths[at] ?? 0),
      ),
      totals: addUp(progress?.totals ?? {}, rows, kinds),
    },
  };
}

/** Totals with those of more rows. */
function addUp(
  before: ExportProgress['totals'],
  rows: readonly Cell[][],
  kinds: readonly SheetColumnKind[],
): ExportProgress['totals'] {
  const totals: Record<string, Record<string, number>> = Object.fromEntries(
    Object.entries(before).map(([at, byCurrency]) => [at, { ...byCurrency }]),
  );
  for (const row of rows)
    row.forEach((cell, at) => {
      if (!Array.isArray(cell) || kinds[at] !== 'money') return;
      const [minor, currency] = cell;
      const byCurrency = (totals[at] ??= {});
      byCurrency[currency] = (byCurrency[currency] ?? 0) + minor;
    });
  return totals;
}

async function makeFile(actor: JobActor, job: ExportJob, progress: ExportProgress): Promise<Outcome> {
  const { list, filter } = job.input;
  const listFile = await fileOf(list);
  const columns = columnsOn(listFile, actor.head, filter);
  const { parts, widths, totals } = progress;
  const objectId = randomId();
  let size = 0;
  const file = new Transform({
    transform(chunk: Buffer, _, pass) {
      size += chunk.length;
      pass(null, chunk);
    },
  });
  const plan = {
    sheetName: exportedLists[list].sheetName,
    author: actor.head.site,
    askedAt: Date.parse(job.createdAt),
    headings: columns.map(({ heading }) => heading),
    kinds: columns.map(({ kind }) => kind),
    widths,
    totals,
    guide: listFile.guide?.(filter),
  };
  const written = writeWorkbook(plan, readParts(actor, parts), file).catch((error: Error) => {
    file.destroy(error);
    throw error;
  });
  await Promise.all([written, objects().putStream(exportObject(actor, objectId), file)]);
  return {
    kind: 'DONE',
    done: job.done,
    result: { objectId, size },
    writes: [auditWrite(actor, job, 'written')],
    clean: (isKept) => removeObjects(actor, isKept ? parts : [objectId]),
  };
}
