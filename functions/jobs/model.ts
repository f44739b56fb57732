import type { JobActor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';

/** What only the kind of a job knows. */
export type Fields = Record<string, unknown>;

/** What a job does; jobs/kinds.ts says which code that is. */
export type JobKindName = 'export' | 'importRead' | 'importWrite';

/** Running until its one end. */
export type JobState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

/** A job's row: who asked for what, how far it has come, how it ended. */
export interface JobItem<Input = Fields, Progress = Fields, Result = Fields> {
  jobId: string;
  /** Who asked for it, and alone may see, cancel and fetch it. */
  userId: string;
  kind: JobKindName;
  state: JobState;
  input: Input;
  /** What its last chunk left for the next one; absent before the first. */
  progress?: Progress;
  /** Rows done so far. */
  done: number;
  /** What came of it; of a job that is done alone. */
  result?: Result;
  /** Why it failed, as a sentence for whoever asked. */
  error?: string;
  /** Times it was taken since its last chunk that was finished. */
  tries: number;
  /** Who is at it, and until when nobody else may be (ms since 1970). */
  lease?: string;
  leasedUntil?: number;
  /** Instants. */
  createdAt: string;
  endedAt?: string;
  /** ms since 1970: from then on it is as if it were not there. */
  expiresAt: number;
  /** Seconds since 1970, for the table's own expiry. */
  ttl: number;
}

/** What stands in the site's row of running jobs for each of them, by the job's id. */
export interface RunningJob {
  userId: string;
  /** The same for jobs that ask for the same (hash of kind, person and input). */
  same: string;
  /** ms since 1970: it counts no longer from then on, whatever became of it. */
  until: number;
}

/** What a chunk of a job came to. */
export type ChunkOutcome<Progress = Fields, Result = Fields> =
  | { kind: 'MORE'; done: number; progress: Progress }
  /** `writes` go into the commit that ends it; `clean` runs after it and is told whether it was carried out. */
  | { kind: 'DONE'; done: number; result: Result; writes: Write<never>[]; clean(isKept: boolean): Promise<void> }
  /** A sentence for whoever asked. What may go well another time is thrown instead. */
  | { kind: 'FAILED'; error: string };

/**
 * Work of one kind. A chunk begins where the last one that was recorded left off and may be repeated, also beside
 * itself: what it leaves anywhere else counts only by the progress or result that is recorded with the lease.
 */
export interface JobKind {
  runChunk(actor: JobActor, job: JobItem): Promise<ChunkOutcome>;
}

/** The site's row of running jobs. */
export interface RunningJobs {
  /** Counts its changes; 0 for a row that is not there yet. */
  revision: number;
  running: Readonly<Record<string, RunningJob>>;
}
