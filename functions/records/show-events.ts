import type { Actor } from '#functions/actor.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import type { ToldEvent } from '#shared/records/told-event.ts';
import type { ChangeItem } from './record-event.ts';
import { DEACTIVATED } from './record-writes.ts';

/** Any history in words, people by their names of today, which are kept in memory; a record's unless `textOf` says it. */
export async function showEvents<Event extends ChangeItem>(
  actor: Actor,
  events: readonly Event[],
  textOf: (event: Event) => string = deedOf,
): Promise<(ToldEvent & { of: Event })[]> {
  const names = await namesOf(
    actor,
    events.map(({ by }) => userIdOf(by)),
  );
  return events.map((event) => {
    const { at, from, to, by } = event;
    return { at, text: textOf(event), from, to, by: whoDid(by, names), of: event };
  });
}

function deedOf({ from, to }: ChangeItem): string {
  if (!from) return 'Created';
  if (!to) return 'Deleted';
  if (to === from + DEACTIVATED) return 'Deactivated';
  return from === to + DEACTIVATED ? 'Activated' : 'Changed';
}
