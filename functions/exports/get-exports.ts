import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readOwnJobs } from '#functions/jobs/store.ts';
import { ok } from '#shared/errors.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import type { ExportJob } from './model.ts';
import { isExport, showExport, shownFields } from './show-export.ts';

export const getExportsHandler = handle(getExports, async (actor) => {
  const jobs = await readOwnJobs(scopeOf(actor, getExports), shownFields);
  return ok({ exports: jobs.filter(isExport).map((job) => showExport(job as unknown as ExportJob)) });
});
