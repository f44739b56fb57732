import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getMyLegalEntity } from '#shared/users/get-my-legal-entity.ts';
import { showMyLegalEntity } from './show-my-legal-entity.ts';
import { legalEntityOf, readUser } from './store.ts';

export const getMyLegalEntityHandler = handle(getMyLegalEntity, async (actor) => {
  const user = await readUser(actor, actor.userId);
  return user ? ok(showMyLegalEntity(user, await legalEntityOf(actor, user))) : fail('NOT_SIGNED_IN');
});
