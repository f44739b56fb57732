import type { Actor } from '#functions/actor.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import type { RecordEvent } from '#shared/destination/record-fields.ts';
import { DEACTIVATED } from './record-writes.ts';
import type { RecordEventItem } from './record-event.ts';

/** What was done to records, in words, people by their names of today, which are kept in memory. */
export async function showRecordEvents<Event extends RecordEventItem>(
  actor: Actor,
  events: readonly Event[],
): Promise<(RecordEvent & { of: Event })[]> {
  const names = await namesOf(
    actor,
    events.map(({ by }) => userIdOf(by)),
  );
  return events.map((event) => {
    const { at, from, to, by } = event;
    return { at, text: deedOf(event), from, to, by: whoDid(by, names), of: event };
  });
}

function deedOf({ from, to }: RecordEventItem): string {
  if (!from) return 'Made';
  if (!to) return 'Deleted';
  if (to === from + DEACTIVATED) return 'Deactivated';
  return from === to + DEACTIVATED ? 'Active again' : 'Changed';
}
