import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { UserNoteItem } from '../model.ts';
import { stillThere, userEventWrite } from '../writes.ts';

/** A note on a user who is there, with an entry in their history that names no word of it. NOT_FOUND. */
export function noteWrites(
  actor: Actor,
  userId: string,
  text: string,
): { note: UserNoteItem; writes: Write<'NOT_FOUND'>[] } {
  const now = clock.now();
  const note: UserNoteItem = { id: sortableId(now), text, by: actorName(actor), at: instant(now) };
  return {
    note,
    writes: [
      ...stillThere(actor, userId),
      create(userKeys.userNote(actor, userId, note.id), { ...note }),
      userEventWrite(actor, userId, 'note written'),
    ],
  };
}
