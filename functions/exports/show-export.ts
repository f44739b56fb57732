import type { JobItem } from '#functions/jobs/model.ts';
import type { ExportRow } from '#shared/exports/export-row.ts';
import { fileNameOf } from '#shared/exports/lists.ts';
import { instant } from '#shared/time.ts';
import type { ExportJob } from './model.ts';

const states = { RUNNING: 'running', DONE: 'done', FAILED: 'failed', CANCELLED: 'cancelled' } as const;

/** The job of a file; undefined of any other job. */
export const asExport = (job: JobItem | undefined): ExportJob | undefined =>
  job && isExport(job) ? (job as unknown as ExportJob) : undefined;

/** What is shown of a file's job, and tells it from others: progress and result are long, and stay where they are. */
export const shownFields = [
  ...(['jobId', 'kind', 'input', 'state', 'done'] as const),
  ...(['createdAt', 'endedAt', 'expiresAt', 'error'] as const),
];
type Shown = (typeof shownFields)[number];

export const isExport = ({ kind }: Pick<JobItem, 'kind'>): boolean => kind === 'export';

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
}: Pick<ExportJob, Exclude<Shown, 'kind'>>): ExportRow => ({
  exportId: jobId,
  list: input.list,
  fileName: fileNameOf(input),
  state: states[state],
  rows: done,
  startedAt: createdAt,
  endedAt: endedAt ?? null,
  expiresAt: instant(expiresAt),
  error: error ?? '',
});
