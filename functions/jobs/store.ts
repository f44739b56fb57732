import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { jobKeys } from './keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryPage } from '#functions/table/read.ts';
import type { JobItem, RunningJobs } from './model.ts';

/** Jobs of one person in a list: more than a day makes. */
const MOST_SHOWN = 50;

/** A job of this person's; undefined where there is none, or its time is over. */
export async function readJob(actor: Actor, userId: string, jobId: string): Promise<JobItem | undefined> {
  const job = await getItem(jobKeys.job(actor, userId, jobId));
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
  const list = listIn(scope, { mine: (user) => jobKeys.jobsOfUser(user, user.userId) });
  const newest = { descending: true, consistent: true, limit: MOST_SHOWN };
  const { items } = fields
    ? await queryPage(list, { ...newest, fields: [...new Set<Field | 'expiresAt'>([...fields, 'expiresAt'])] })
    : await queryPage(list, newest);
  return items.filter(isKept);
}

/** The table's own expiry is late. */
const isKept = ({ expiresAt }: Pick<JobItem, 'expiresAt'>): boolean => expiresAt > clock.now();

export async function readRunningJobs(actor: Actor): Promise<RunningJobs> {
  return (await getItem(jobKeys.runningJobs(actor))) ?? { revision: 0, running: {} };
}
