import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { addCustomerNote } from '#shared/users/customers/add-customer-note.ts';
import { noteWrites } from './note-writes.ts';
import { readUser } from '../store.ts';
import { lastSuperAdminStays, whyNotChange } from './super-admin-writes.ts';

export const addCustomerNoteHandler = handle(addCustomerNote, async (actor, { userId, text }, { claim }) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user, 'add a note about yourself');
  if (refused) return refused;
  const { note, writes } = noteWrites(actor, userId, text);
  const answer = { id: note.id, at: note.at, text, by: actor.name };
  const done = await commit(actor, [...writes, ...lastSuperAdminStays(actor, user), ...claim(answer)]);
  return done.ok ? ok(answer) : done;
});
