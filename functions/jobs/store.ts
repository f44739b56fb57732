import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { clock } from '#functions/clock.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryPage } from '#functions/table/read.ts';
import type { JobItem, RunningJob } from './model.ts';

/** Jobs of one person in a list: more than a day makes. */
const MOST_SHOWN = 50;

/** A job of this person's; undefined where there is none, or its time is over. */
export async function readJob(actor: Actor, userId: string, jobId: string): Promise<JobItem | undefined> {
  const job = await getItem<JobItem>(keys.job(actor, userId, jobId));
  return job && isKept(job) ? job : undefined;
}

/**
 * What the person who asks has asked for within the last day, the newest first. `fields`: of each no more than these, and
 * its `expiresAt`; left out, all of it.
 */
export async function readOwnJobs<Field extends keyof JobItem = keyof JobItem>(
  scope: Scope,
  fields?: readonly Field[],
): Promise<Pick<JobItem, Field | 'expiresAt'>[]> {
  const list = listIn(scope, { mine: (user) => keys.jobsOfUser(user, user.userId) });
  const { items } = await queryPage<Pick<JobItem, Field | 'expiresAt'>>(list, {
    descending: true,
    consistent: true,
    limit: MOST_SHOWN,
    ...(fields && { fields: [...new Set([...fields, 'expiresAt'])] }),
  });
  return items.filter(isKept);
}

/** The table's own expiry is late. */
const isKept = ({ expiresAt }: Pick<JobItem, 'expiresAt'>): boolean => expiresAt > clock.now();

/** The site's row of running jobs. */
export interface RunningJobs {
  /** Counts its changes; 0 for a row that is not there yet. */
  revision: number;
  running: Readonly<Record<string, RunningJob>>;
}

export async function readRunningJobs(actor: Actor): Promise<RunningJobs> {
  return (await getItem<RunningJobs>(keys.runningJobs(actor))) ?? { revision: 0, running: {} };
}
