import type { Actor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { Take } from './model.ts';

/** How many guests are taken, by wish, in the order of the wishes. One trip. */
export async function readTaken(
  actor: Actor,
  wishes: readonly Pick<Take, 'optionId' | 'date' | 'time'>[],
): Promise<number[]> {
  if (!wishes.length) return [];
  const rows = await getItems(wishes.map(({ optionId, date, time }) => activityKeys.slot(actor, optionId, date, time)));
  return rows.map((row) => row?.taken ?? 0);
}
