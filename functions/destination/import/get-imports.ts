import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { readOwnJobs } from '#functions/jobs/store.ts';
import { getImports } from '#shared/destination/import/get-imports.ts';
import { ok } from '#shared/errors.ts';
import { asRead, asWrite, showImport } from './show-import.ts';

export const getImportsHandler = handle(getImports, async (actor) => {
  const jobs = await readOwnJobs(scopeOf(actor, getImports));
  const writes = new Map(jobs.flatMap((job) => (asWrite(job) ? [[job.jobId, asWrite(job)] as const] : [])));
  const reads = jobs.flatMap((job) => asRead(job) ?? []);
  return ok({ imports: reads.map((read) => showImport(read, writes.get(read.writeId ?? ''))) });
});
