import { handle } from '#functions/http/handle.ts';
import { readJob } from '#functions/jobs/store.ts';
import { endJobWrites } from '#functions/jobs/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { cancelExport } from '#shared/exports/cancel-export.ts';
import { auditWrite } from './audit-writes.ts';
import { asExport, showExport } from './show-export.ts';

/** Cancelling what was cancelled is done already; what came to another end stays as it is. */
export const cancelExportHandler = handle(cancelExport, async (actor, { exportId }) => {
  const job = asExport(await readJob(actor, actor.userId, exportId));
  if (!job) return fail('NOT_FOUND');
  if (job.state === 'CANCELLED') return ok(showExport(job));
  const ended = await commit(actor, [
    ...endJobWrites(actor, job, { state: 'CANCELLED' }),
    auditWrite(actor, job, 'cancelled'),
  ]);
  if (!ended.ok) return ended;
  const now = asExport(await readJob(actor, actor.userId, exportId));
  return now ? ok(showExport(now)) : fail('NOT_FOUND');
});
