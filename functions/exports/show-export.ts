import type { JobItem } from '#functions/jobs/model.ts';
import type { ExportRow } from '#shared/exports/export-row.ts';
import { exportedLists } from '#shared/exports/lists.ts';
import { instant } from '#shared/time.ts';
import type { ExportJob } from './model.ts';

const states = { RUNNING: 'running', DONE: 'done', FAILED: 'failed', CANCELLED: 'cancelled' } as const;

/** The job of a file; undefined of any other job. */
export const asExport = (job: JobItem | undefined): ExportJob | undefined =>
  job?.kind === 'export' ? (job as unknown as ExportJob) : undefined;

/** A file as whoever asked for it sees it. */
export const showExport = ({
  jobId,
  input,
  state,
  done,
  createdAt,
  endedAt,
  expiresAt,
  error,
}: ExportJob): ExportRow => ({
  exportId: jobId,
  list: input.list,
  fileName: exportedLists[input.list].fileName,
  state: states[state],
  rows: done,
  startedAt: createdAt,
  endedAt: endedAt ?? null,
  expiresAt: instant(expiresAt),
  error: error ?? '',
});
