import type { Actor, UserActor } from '#functions/actor.ts';
import { removeRecord } from '#functions/records/remove-record.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { formatDay } from '#shared/time.ts';
import { drivers } from '../masters.ts';

/** Jobs that are counted, and days that are named. */
const COUNTED = 100;
const NAMED = 5;

/** Why a driver is not deactivated: the jobs that they are still to drive, with their days; undefined for none. One Query. */
export async function refusedByJobs(actor: Actor, driverId: string): Promise<Failure<'RECORD_IN_USE'> | undefined> {
  const uses = await readUses(actor, driverId, COUNTED + 1);
  const jobs = uses
    .filter(({ kind }) => kind === 'transfer')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  if (jobs.length === 0) return undefined;
  const days = [...new Set(jobs.map(({ name }) => name.slice(0, 10)))];
  const count =
    jobs.length > COUNTED ? `more than ${COUNTED} jobs` : jobs.length === 1 ? '1 job' : `${jobs.length} jobs`;
  const named = days.slice(0, NAMED).map((day) => formatDay(day));
  const more = days.length > NAMED ? ' and later' : '';
  return fail('RECORD_IN_USE', {
    message: `This driver still has ${count}, on ${named.join(', ')}${more}. Please give them to another driver on the job sheet first.`,
  });
}

/**
 * Deactivates a driver who has nothing to drive; their link ends with it. The commit itself holds that they have nothing.
 * RECORD_IN_USE with the jobs and their days.
 */
export async function deactivateDriver(
  actor: UserActor,
  wish: Omit<Parameters<typeof removeRecord>[2], 'deactivate'>,
): ReturnType<typeof removeRecord> {
  const refused = await refusedByJobs(actor, wish.id);
  if (refused) return refused;
  const done = await removeRecord(actor, drivers, { ...wish, deactivate: true });
  return done.ok || done.code !== 'CONFLICT' ? done : ((await refusedByJobs(actor, wish.id)) ?? done);
}
