import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { type Failure, ok } from '#shared/errors.ts';
import { deleteTraveller } from '#shared/users/delete-traveller.ts';
import { deleteTravellerWrites } from './traveller-writes.ts';

export const deleteTravellerHandler = handle(deleteTraveller, async (actor, { id }) => {
  const done = await commit(actor, deleteTravellerWrites(actor, id));
  return done.ok ? ok({ deleted: true }) : (done as Failure<'NOT_FOUND' | 'BUSY'>);
});
