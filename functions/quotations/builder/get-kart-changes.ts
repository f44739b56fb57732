import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { readHead } from '../store.ts';
import { readBeside } from './store.ts';

export const getKartChangesHandler = handle(getKartChanges, async (actor, { id }) => {
  const [head, { questions, seenBy, isBeingMade }] = await Promise.all([readHead(actor, id), readBeside(actor, id)]);
  if (!head) return fail('NOT_FOUND');
  return ok({
    version: head.version,
    questions: questions.length,
    answered: questions.filter(({ answeredAt }) => answeredAt).length,
    isBeingMade,
    seenBy,
  });
});
