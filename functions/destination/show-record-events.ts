import type { Actor } from '#functions/actors/actor.ts';
import { readPeople } from '#functions/users/store.ts';
import type { RecordEvent } from '#shared/destination/record-fields.ts';
import type { RecordEventItem } from './events.ts';
import { DEACTIVATED } from './record-writes.ts';

const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** What was done to records, in words, people by their names of today. One trip for the names. */
export async function showRecordEvents<Event extends RecordEventItem>(
  actor: Actor,
  events: readonly Event[],
): Promise<(RecordEvent & { of: Event })[]> {
  const { users } = await readPeople(actor, events.map(({ by }) => userIdOf(by)).filter(Boolean));
  return events.map((event) => {
    const { at, from, to, by } = event;
    const user = users.get(userIdOf(by));
    const name = user && `${user.firstName} ${user.lastName}`.trim();
    return {
      at,
      text: deedOf(event),
      from,
      to,
      by: name ?? (userIdOf(by) ? 'Somebody who has left' : 'The site'),
      of: event,
    };
  });
}

function deedOf({ from, to }: RecordEventItem): string {
  if (!from) return 'Made';
  if (!to) return 'Deleted';
  if (to === from + DEACTIVATED) return 'Deactivated';
  return from === to + DEACTIVATED ? 'Active again' : 'Changed';
}
