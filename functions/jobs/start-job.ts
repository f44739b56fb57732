import { createHash } from 'node:crypto';
import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { wakeJobs } from '#functions/runtime/wake-jobs.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import type { Fields, JobItem, JobKindName } from './model.ts';
import { readRunningJobs } from './store.ts';
import { newJob, startJobWrites } from './writes.ts';

/** Jobs of a site that may run at once. */
export const MOST_RUNNING = 5;
/** Others may begin or end theirs between a look and the commit. */
const LOOKS = 5;

/** What is to be done. */
export interface JobOrder<F extends FailureCode> {
  kind: JobKindName;
  input: Fields;
  /** Goes into the commit that begins it. */
  writes(job: JobItem): Write<F>[];
}

/**
 * Begins a job and wakes its worker. JOB_RUNNING where the same is under way for the same person, TOO_MANY_JOBS where
 * the site has as many as it may; both are decided with the commit. BUSY where others kept changing them.
 */
export async function startJob<F extends FailureCode = never>(
  actor: UserActor,
  { kind, input, writes }: JobOrder<F>,
): Promise<Outcome<JobItem, 'JOB_RUNNING' | 'TOO_MANY_JOBS' | 'CONFLICT' | 'BUSY' | F>> {
  const { userId } = actor;
  const same = createHash('sha256')
    .update(JSON.stringify([kind, userId, input]))
    .digest('hex')
    .slice(0, 32);
  for (let look = 0; look < LOOKS; look++) {
    const seen = await readRunningJobs(actor);
    const now = clock.now();
    const running = Object.values(seen.running).filter(({ until }) => until > now);
    if (running.some((one) => one.same === same)) return fail('JOB_RUNNING');
    if (running.length >= MOST_RUNNING) return fail('TOO_MANY_JOBS');
    const job = newJob(userId, kind, input);
    const begun = await commit(actor, [...startJobWrites(actor, job, same, seen), ...writes(job)]);
    if (begun.ok) {
      await wakeJobs({ kind: 'job', site: actor.site, userId, jobId: job.jobId });
      return ok(job);
    }
    if (begun.code !== 'BUSY') return begun;
  }
  return fail('BUSY');
}
