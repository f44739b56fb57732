import type { UserActor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { Day } from '#shared/time.ts';

/** Guests who have places on a day, at a time; empty for an option without times. */
export type Taken = (date: Day, time: string) => number;

/** Places of an option that are taken between the first and the last of some days: one Query, none where it has no limit. */
export async function takenBetween(
  actor: UserActor,
  { id, capacity }: { id: string; capacity: number | null },
  days: readonly { date: Day }[],
): Promise<Taken> {
  const asked = days.map(({ date }) => date).toSorted();
  if (capacity === null || !asked.length) return () => 0;
  const rows = await queryAll(activityKeys.slotsOf(actor, id), {
    ...{ from: `${asked[0]}#`, to: `${asked.at(-1)}#~`, consistent: true },
    fields: ['sk', 'taken'],
  });
  const taken = new Map(rows.map((row) => [row.sk, row.taken]));
  return (date, time) => taken.get(`${date}#${time}`) ?? 0;
}
