import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { dueIn, dueShard } from '#functions/table/due.ts';
import { jobKeys } from './keys.ts';
import { entry, leaving } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { JobSubject } from '#functions/tasks/task.ts';
import { sortableId } from '#shared/ids.ts';
import { DAY, instant, SECOND } from '#shared/time.ts';
import type { Fields, JobItem, JobKindName, JobState, RunningJob, RunningJobs } from './model.ts';

/** How long a job may run, and how long it can be found again once it has ended. */
export const JOB_LIVES = DAY;
/** How long a taker that died holds its job, ms: longer than a chunk takes. */
export const JOB_LEASE = 60 * SECOND;
/** The sweeper looks after a job whose wake-up was lost from then on, ms. */
const FIRST_LOOK = 5 * SECOND;

/** Among what the mails' round finds: a kind of its own would cost every round its queries. */
const dueEntry = (jobId: string, ms: number) => entry(dueIn('MAIL', dueShard(jobId)), instant(ms));
const seconds = (ms: number) => Math.ceil(ms / 1000);

/** A job's own row is its due task: what the sweep finds there. */
const taskOf = ({ site }: Actor, { userId, jobId }: Pick<JobItem, 'userId' | 'jobId'>): JobSubject => ({
  site,
  reference: jobId,
  name: 'job',
  userId,
});

/** A job as it begins. */
export function newJob(userId: string, kind: JobKindName, input: Fields): JobItem {
  const now = clock.now();
  // Time enough to be told that it was not finished.
  const expiresAt = now + 2 * JOB_LIVES;
  return {
    jobId: sortableId(now),
    userId,
    kind,
    input,
    state: 'RUNNING',
    done: 0,
    tries: 0,
    createdAt: instant(now),
    expiresAt,
    ttl: seconds(expiresAt + DAY),
  };
}

/**
 * Begins a job among those that `seen` holds; BUSY where another was begun or ended meanwhile. Running ones whose time
 * is over leave the row. `same` is what equal jobs of one person have in common.
 */
export function startJobWrites(actor: Actor, job: JobItem, same: string, seen: RunningJobs): Write<never>[] {
  const now = clock.now();
  const { jobId, userId, createdAt } = job;
  const running: Record<string, RunningJob> = {
    ...Object.fromEntries(Object.entries(seen.running).filter(([, { until }]) => until > now)),
    [jobId]: { userId, same, until: Date.parse(createdAt) + JOB_LIVES },
  };
  return [
    create(jobKeys.job(actor, userId, jobId), {
      ...job,
      card: taskOf(actor, job),
      ...dueEntry(jobId, now + FIRST_LOOK),
    }),
    {
      kind: 'put',
      key: jobKeys.runningJobs(actor),
      item: { revision: seen.revision + 1, running },
      when: [seen.revision === 0 ? { absent: true } : { field: 'revision', is: seen.revision }],
      otherwise: 'BUSY',
    },
  ];
}

/** Takes a running job that nobody holds; BUSY where somebody does, ILLEGAL_TRANSITION where it has ended. */
export const leaseJobWrites = (
  actor: Actor,
  userId: string,
  jobId: string,
  lease: string,
): Write<'ILLEGAL_TRANSITION'>[] => {
  const now = clock.now();
  const leasedUntil = now + JOB_LEASE;
  return [
    {
      kind: 'update',
      key: jobKeys.job(actor, userId, jobId),
      set: { lease, leasedUntil, ...dueEntry(jobId, leasedUntil) },
      add: { tries: 1 },
      when: [
        { field: 'state', is: 'RUNNING' },
        {
          anyOf: [
            { field: 'leasedUntil', missing: true },
            { field: 'leasedUntil', below: now },
          ],
        },
      ],
      otherwise: (old) => (old?.state === 'RUNNING' ? 'BUSY' : 'ILLEGAL_TRANSITION'),
    },
  ];
};

/** Only whoever holds a running job goes on with it: refused once it was cancelled or taken by another. */
const held = (lease: string): NonNullable<Write<never>['when']> => [
  { field: 'state', is: 'RUNNING' },
  { field: 'lease', is: lease },
];

/** Records a finished chunk and holds the job for another one. */
export const jobProgressWrites = (
  actor: Actor,
  { userId, jobId }: JobItem,
  lease: string,
  { done, progress }: { done: number; progress: Fields },
): Write<'ILLEGAL_TRANSITION'>[] => {
  const leasedUntil = clock.now() + JOB_LEASE;
  return [
    {
      kind: 'update',
      key: jobKeys.job(actor, userId, jobId),
      set: { done, progress, tries: 0, leasedUntil, ...dueEntry(jobId, leasedUntil) },
      when: held(lease),
      otherwise: 'ILLEGAL_TRANSITION',
    },
  ];
};

/** Lets go of a job that is to be taken up again at `at` (ms since 1970). */
export const releaseJobWrites = (
  actor: Actor,
  { userId, jobId }: JobItem,
  lease: string,
  at: number,
): Write<'ILLEGAL_TRANSITION'>[] => [
  {
    kind: 'update',
    key: jobKeys.job(actor, userId, jobId),
    set: dueEntry(jobId, at),
    remove: ['lease', 'leasedUntil'],
    when: held(lease),
    otherwise: 'ILLEGAL_TRANSITION',
  },
];

/**
 * The one end of a running job, which makes room for another. With `lease` by who holds it, without by whoever may
 * cancel it. ILLEGAL_TRANSITION where it has ended, or is another's by now.
 */
export function endJobWrites(
  actor: Actor,
  { userId, jobId }: Pick<JobItem, 'userId' | 'jobId'>,
  end: { state: Exclude<JobState, 'RUNNING'> } & Partial<Pick<JobItem, 'done' | 'result' | 'error'>>,
  lease?: string,
): Write<'ILLEGAL_TRANSITION'>[] {
  const now = clock.now();
  const expiresAt = now + JOB_LIVES;
  return [
    {
      kind: 'update',
      key: jobKeys.job(actor, userId, jobId),
      set: { ...end, endedAt: instant(now), expiresAt, ttl: seconds(expiresAt + DAY) },
      remove: ['lease', 'leasedUntil', 'progress', ...leaving('due')],
      when: lease === undefined ? [{ field: 'state', is: 'RUNNING' }] : held(lease),
      otherwise: 'ILLEGAL_TRANSITION',
    },
    {
      kind: 'update',
      key: jobKeys.runningJobs(actor),
      add: { revision: 1 },
      remove: [`running.${jobId}`],
    },
  ];
}
