import { handle } from '#functions/http/handle.ts';
import { startJob } from '#functions/jobs/start-job.ts';
import type { JobItem } from '#functions/jobs/model.ts';
import type { FailureOf } from '#shared/contract.ts';
import { type Failure, ok } from '#shared/errors.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { auditWrite } from './audit-writes.ts';
import { mayExport } from './may-export.ts';
import type { ExportInput, ExportJob } from './model.ts';
import { showExport } from './show-export.ts';

/** A file holds all rows: where a page of the list stood says nothing, and is no other file. */
function whole(request: ExportInput): ExportInput {
  switch (request.list) {
    case 'tickets':
      return { list: 'tickets', filter: { ...request.filter, cursor: '' } };
    case 'customers':
      return { list: 'customers', filter: { ...request.filter, page: 1, cursor: undefined, staffId: undefined } };
    case 'walletEntries':
      return { list: 'walletEntries', filter: { ...request.filter, cursor: '' } };
    default:
      return request;
  }
}

const shown = (job: JobItem) => showExport(job as unknown as ExportJob);

export const startExportHandler = handle(startExport, async (actor, request, context) => {
  const allowed = mayExport(actor, request.list);
  if (!allowed.ok) return allowed;
  const begun = await startJob(actor, {
    kind: 'export',
    input: { ...whole(request) },
    writes: (job) => [auditWrite(actor, job as unknown as ExportJob, 'begun'), ...context.claim(shown(job))],
  });
  return begun.ok ? ok(shown(begun.value)) : (begun as Failure<FailureOf<typeof startExport>>);
});
