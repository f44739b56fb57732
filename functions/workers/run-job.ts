import type { JobActor } from '#functions/actor.ts';
import { makeJob } from '#functions/actors/job.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { wakeJobs } from '#functions/runtime/wake-jobs.ts';
import { commit } from '#functions/table/commit.ts';
import { randomId } from '#shared/ids.ts';
import { MINUTE, SECOND } from '#shared/time.ts';
import { jobKinds } from './job-kinds.ts';
import type { JobItem } from '#functions/jobs/model.ts';
import { readJob } from '#functions/jobs/store.ts';
import {
  endJobWrites,
  jobProgressWrites,
  JOB_LIVES,
  leaseJobWrites,
  releaseJobWrites,
} from '#functions/jobs/writes.ts';

/** Times that a chunk is tried before its job fails. */
export const MOST_TRIES = 5;
/** 5 s, 20 s, 80 s …, at most five minutes. */
const pauseAfter = (tries: number) => Math.min(5 * SECOND * 4 ** (tries - 1), 5 * MINUTE);

const GAVE_UP = 'It failed after several tries. Please start it again.';
const TOOK_TOO_LONG = 'It took longer than a day. Please narrow the list and start it again.';

/**
 * Takes a job and leads it on, chunk by chunk, until its end or until `until` (ms since 1970), when it is handed to the
 * next run. Does nothing where another holds it or it has ended. A chunk that throws is tried again later, MOST_TRIES
 * times in all; a process that dies leaves it to the sweeper once its lease has run out.
 */
export async function runJob(site: string, userId: string, jobId: string, until = Infinity): Promise<void> {
  const actor = await makeJob(site, 'jobs-worker');
  if (!actor) return;
  const lease = randomId(80);
  const taken = await commit(actor, leaseJobWrites(actor, userId, jobId, lease));
  if (!taken.ok) return;
  const job = await readJob(actor, userId, jobId);
  if (job) await leadOn(actor, job, lease, until);
}

async function leadOn(actor: JobActor, taken: JobItem, lease: string, until: number): Promise<void> {
  let job = taken;
  const about = { site: actor.site, kind: job.kind, jobId: job.jobId };
  const isOver = clock.now() >= Date.parse(job.createdAt) + JOB_LIVES;
  if (isOver || job.tries > MOST_TRIES) {
    await commit(actor, endJobWrites(actor, job, { state: 'FAILED', error: isOver ? TOOK_TOO_LONG : GAVE_UP }, lease));
    log.error('job failed', { ...about, tries: job.tries });
    return;
  }
  try {
    for (;;) {
      const next = await step(actor, job, lease);
      if (!next) return;
      job = next;
      if (clock.now() < until) continue;
      await commit(actor, releaseJobWrites(actor, job, lease, clock.now()));
      return await wakeJobs({ kind: 'job', site: actor.site, userId: job.userId, jobId: job.jobId });
    }
  } catch (error) {
    log.warn('job interrupted', { ...about, tries: job.tries, error: error as Error });
    await commit(actor, releaseJobWrites(actor, job, lease, clock.now() + pauseAfter(Math.max(1, job.tries))));
  }
}

/** One chunk and its record; the job as it stands then, undefined where nothing is left to do for this run. */
async function step(actor: JobActor, job: JobItem, lease: string): Promise<JobItem | undefined> {
  const kind = await jobKinds[job.kind]();
  // The site's head anew: what its revisions say was changed (rights above all) holds from this chunk on.
  const now = (await makeJob(actor.site, actor.job)) ?? actor;
  const outcome = await kind.runChunk(now, job);
  if (outcome.kind === 'MORE') {
    const { done, progress } = outcome;
    const kept = await commit(actor, jobProgressWrites(actor, job, lease, { done, progress }));
    // Cancelled meanwhile, or another has it: either way not this run's any more.
    return kept.ok ? { ...job, done, progress, tries: 0 } : undefined;
  }
  if (outcome.kind === 'FAILED') {
    await commit(actor, endJobWrites(actor, job, { state: 'FAILED', error: outcome.error }, lease));
    return undefined;
  }
  const { done, result, writes, clean } = outcome;
  const ended = await commit(actor, [...endJobWrites(actor, job, { state: 'DONE', done, result }, lease), ...writes]);
  if (ended.ok) log.info('job done', { site: actor.site, kind: job.kind, jobId: job.jobId, done });
  await clean(ended.ok);
  return undefined;
}
