import type { Actor } from '#functions/actor.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { Take } from './model.ts';

/** Times whose places one checkout takes at most: a commit has room for so many writes. */
export const MOST_TAKES = 45;

/** Places that are wanted, and how many there are in all: null for no limit. */
export interface WantedTake extends Take {
  capacity: number | null;
}

/** Option and time that places are of, in one word. */
export const nameOfTake = ({ optionId, date, time }: Omit<Take, 'guests'>): string => `${optionId}#${date}#${time}`;

/** Takes places; CONFLICT where there is no room for all of them any more. */
export const takeWrites = (actor: Actor, takes: readonly WantedTake[]): Write<never>[] =>
  takes.map(({ optionId, date, time, guests, capacity }) => ({
    kind: 'update',
    key: activityKeys.slot(actor, optionId, date, time),
    add: { taken: guests },
    ...(capacity !== null && {
      when: [
        {
          anyOf: [
            { field: 'taken', missing: true },
            { field: 'taken', below: capacity - guests + 1 },
          ],
        },
      ],
      otherwise: 'CONFLICT' as const,
    }),
  }));

/** Gives places back, in the commit that moves the cart on. */
export function freeWrites(actor: Actor, takes: readonly Take[]): Write<never>[] {
  const together = new Map<string, Take>();
  for (const take of takes) {
    const guests = (together.get(nameOfTake(take))?.guests ?? 0) + take.guests;
    together.set(nameOfTake(take), { ...take, guests });
  }
  return [...together.values()].map(({ optionId, date, time, guests }) => ({
    kind: 'update',
    key: activityKeys.slot(actor, optionId, date, time),
    add: { taken: -guests },
  }));
}
