import { handle } from '#functions/http/handle.ts';
import { readJobsOf } from '#functions/jobs/store.ts';
import { ok } from '#shared/errors.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { asExport, showExport } from './show-export.ts';

export const getExportsHandler = handle(getExports, async (actor) => {
  const jobs = await readJobsOf(actor, actor.userId);
  return ok({ exports: jobs.flatMap((job) => asExport(job) ?? []).map(showExport) });
});
