import type { UserActor } from '#functions/actor.ts';
import { startJob } from '#functions/jobs/start-job.ts';
import type { JobItem } from '#functions/jobs/model.ts';
import type { Write } from '#functions/table/write.ts';
import type { FailureOf } from '#shared/contract.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { ExportRow } from '#shared/exports/export-row.ts';
import type { startExport } from '#shared/exports/start-export.ts';
import { auditWrite } from './audit-writes.ts';
import { mayExport } from './may-export.ts';
import type { ExportInput, ExportJob } from './model.ts';
import { showExport } from './show-export.ts';
import { exportedLists } from '#shared/exports/lists.ts';

const shown = (job: JobItem) => showExport(job as unknown as ExportJob);

/** Begins a file of a list, where the actor may have it; the account's history says so. `claim`: the call's own writes. */
export async function beginExport(
  actor: UserActor,
  input: ExportInput,
  claim: (answer: ExportRow) => Write<'IN_FLIGHT'>[],
): Promise<Outcome<ExportRow, FailureOf<typeof startExport>>> {
  const allowed = mayExport(actor, input.list);
  if (!allowed.ok) return allowed;
  const begun = await startJob(actor, {
    kind: 'export',
    // Where a page of the list stood says nothing of all its rows, and makes no other file.
    input: { list: input.list, filter: { ...input.filter, ...exportedLists[input.list].whole } },
    writes: (job) => [auditWrite(actor, job as unknown as ExportJob, 'begun'), ...claim(shown(job))],
  });
  return begun.ok ? ok(shown(begun.value)) : begun;
}
