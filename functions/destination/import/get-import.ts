import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { getImport, IMPORT_PAGE } from '#shared/destination/import/get-import.ts';
import { fail, ok } from '#shared/errors.ts';
import { importedWays } from './masters.ts';
import type { ImportLine } from './model.ts';
import { partLines, readPart } from './parts.ts';
import { showImport } from './show-import.ts';
import { readImport } from './store.ts';

export const getImportHandler = handle(getImport, async (actor, { importId, view, page }) => {
  const found = await readImport(actor, importId);
  if (!found) return fail('NOT_FOUND');
  const { read, write } = found;
  const parts = view === 'all' ? read.result?.parts : read.result?.badParts;
  const lines = parts ? await linesOf(actor, parts, (page - 1) * IMPORT_PAGE) : [];
  return ok({
    ...showImport(read, write),
    columns: importedWays[read.input.kind].columns.map(({ heading }) => heading),
    rows: lines.map(({ row, state, cells, errors }) => ({ row, state, cells, errors })),
  });
});

/** The lines of a page, from the nth on. */
async function linesOf(actor: UserActor, parts: readonly string[], from: number): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  for (let at = Math.floor(from / partLines.count); at < parts.length && lines.length < IMPORT_PAGE; at++) {
    const part = (await readPart(actor, parts[at]!)) ?? [];
    lines.push(...part.slice(Math.max(0, from - at * partLines.count)));
  }
  return lines.slice(0, IMPORT_PAGE);
}
