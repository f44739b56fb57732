import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { getImport, IMPORT_PAGE } from '#shared/destination/import/get-import.ts';
import { type ImportRow, importRowStates } from '#shared/destination/import/import-shown.ts';
import { fail, ok } from '#shared/errors.ts';
import { importedWays } from './masters.ts';
import type { ImportLine, ReadResult } from './model.ts';
import { partLines, readPart } from './parts.ts';
import { showImport } from './show-import.ts';
import { readImport } from './store.ts';

export const getImportHandler = handle(getImport, async (actor, { importId, view, page }) => {
  const found = await readImport(actor, importId);
  if (!found) return fail('NOT_FOUND');
  const { read, write } = found;
  // What was written is to be seen where it went; what was not stays here.
  const shown = write?.state === 'DONE' ? 'bad' : view;
  const lines = read.result ? await linesOf(actor, read.result, shown, page) : [];
  return ok({
    ...showImport(read, write),
    columns: importedWays[read.input.kind].columns.map(({ heading }) => heading),
    rows: lines.map(({ row, state, cells, errors, was }) => ({ row, state, cells, errors, was })),
  });
});

/** The lines of a page. Those of one kind follow on one another among all of them. */
async function linesOf(
  actor: UserActor,
  { parts, badParts, bad, total, planned }: ReadResult,
  view: 'all' | ImportRow['state'],
  page: number,
): Promise<ImportLine[]> {
  const first = (page - 1) * IMPORT_PAGE;
  if (view === 'bad') return slice(actor, badParts, first, first + IMPORT_PAGE);
  const counts = { ...planned, bad };
  const before = importRowStates.slice(
    0,
    importRowStates.findIndex((state) => state === view),
  );
  const from = view === 'all' ? 0 : before.reduce((sum, state) => sum + counts[state], 0);
  const end = view === 'all' ? total : from + counts[view];
  return slice(actor, parts, from + first, Math.min(end, from + first + IMPORT_PAGE));
}

/** The lines from the nth on, up to another one. */
async function slice(actor: UserActor, parts: readonly string[], from: number, end: number): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  for (let at = Math.floor(from / partLines.count); at < parts.length && from + lines.length < end; at++) {
    const part = (await readPart(actor, parts[at]!)) ?? [];
    lines.push(...part.slice(Math.max(0, from - at * partLines.count)));
  }
  return lines.slice(0, Math.max(0, end - from));
}
