import type { JobItem } from '#functions/jobs/model.ts';
import type { ImportShown } from '#shared/destination/import/import-shown.ts';
import { noCounts, type ReadJob, type WriteJob } from './model.ts';

/** The job that reads a file; undefined of any other job. */
export const asRead = (job: JobItem | undefined): ReadJob | undefined =>
  job?.kind === 'importRead' ? (job as unknown as ReadJob) : undefined;

/** The job that writes one; undefined of any other job. */
export const asWrite = (job: JobItem | undefined): WriteJob | undefined =>
  job?.kind === 'importWrite' ? (job as unknown as WriteJob) : undefined;

/** An import as whoever began it sees it: how its file was read, and how its rows are written. */
export function showImport(read: ReadJob, write: WriteJob | undefined): ImportShown {
  const { input, result, createdAt } = read;
  return {
    importId: read.jobId,
    kind: input.kind,
    fileName: input.fileName,
    state: stateOf(read, write),
    error: write?.error ?? read.error ?? '',
    startedAt: createdAt,
    total: result?.total ?? 0,
    bad: result?.bad ?? 0,
    planned: result?.planned ?? noCounts,
    done: write?.done ?? 0,
    written: write?.result?.written ?? write?.progress?.written ?? noCounts,
  };
}

function stateOf(read: ReadJob, write: WriteJob | undefined): ImportShown['state'] {
  if (read.state !== 'DONE') return read.state === 'RUNNING' ? 'reading' : 'failed';
  if (!write) return 'ready';
  if (write.state === 'RUNNING') return 'writing';
  return write.state === 'DONE' ? 'done' : 'failed';
}
