import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { readHead } from '../store.ts';
import { hereWrites } from '../writes.ts';
import { readBeside } from './store.ts';

export const getKartChangesHandler = handle(getKartChanges, async (actor, { id }) => {
  const [head, { questions, seenBy, isBeingMade, ownUntil }] = await Promise.all([
    readHead(actor, id),
    readBeside(actor, id),
  ]);
  if (!head) return fail('NOT_FOUND');
  const here = hereWrites(actor, id, ownUntil);
  // Two tabs of one person at once: either says the same.
  if (here.length) await commit(actor, here);
  return ok({
    version: head.version,
    questions: questions.length,
    answered: questions.filter(({ answeredAt }) => answeredAt).length,
    isBeingMade,
    seenBy,
  });
});
