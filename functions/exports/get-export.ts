import type { UserActor } from '#functions/actor.ts';
import { exportObject } from '#functions/files/export-object.ts';
import { downloadLink } from '#functions/files/download-link.ts';
import { handle } from '#functions/http/handle.ts';
import { readJob } from '#functions/jobs/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { fileNameOf } from '#shared/exports/lists.ts';
import { auditWrite } from './audit-writes.ts';
import { mayExport } from './may-export.ts';
import type { ExportJob, ExportResult } from './model.ts';
import { asExport, showExport } from './show-export.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A file of the caller's own, of a list that they may still have. Who asked for the link to it is noted before it is
 * made.
 */
export const getExportHandler = handle(getExport, async (actor, { exportId, download }) => {
  const job = asExport(await readJob(actor, actor.userId, exportId));
  if (!job) return fail('NOT_FOUND');
  const allowed = mayExport(actor, job.input.list);
  if (!allowed.ok) return allowed;
  if (!download || job.state !== 'DONE' || !job.result) return ok({ ...showExport(job), link: null });
  const noted = await commit(actor, [auditWrite(actor, job, 'fetched')]);
  if (!noted.ok) return noted;
  return ok({ ...showExport(job), link: await linkTo(actor, job, job.result) });
});

const linkTo = (actor: UserActor, { input }: ExportJob, { objectId }: ExportResult): Promise<string> =>
  downloadLink(actor, exportObject(actor, objectId), {
    fileName: fileNameOf(input),
    contentType: EXCEL,
  });
