import type { Actor } from '#functions/actor.ts';
import type { KartItem } from '#functions/quotations/model.ts';
import { addDays } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

/** From when on what was paid is earned: the day after the trip begins, in the site's zone. ms since 1970. */
export const earnedFrom = (
  actor: Actor,
  { arrivalDate, noOfDays }: Pick<KartItem, 'arrivalDate' | 'noOfDays'>,
): number => localToMs(`${addDays(arrivalDate, noOfDays)}T00:00`, actor.head.zone);
