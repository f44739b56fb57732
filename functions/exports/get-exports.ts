import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readOwnJobs } from '#functions/jobs/store.ts';
import { ok } from '#shared/errors.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { asExport, showExport } from './show-export.ts';

export const getExportsHandler = handle(getExports, async (actor) => {
  const jobs = await readOwnJobs(scopeOf(actor, getExports));
  return ok({ exports: jobs.flatMap((job) => asExport(job) ?? []).map(showExport) });
});
