import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getMyLegalEntity } from '#shared/users/company/get-my-legal-entity.ts';
import { showMyLegalEntity } from './show-my-legal-entity.ts';
import { readUser } from '../store.ts';

export const getMyLegalEntityHandler = handle(getMyLegalEntity, async (actor) => {
  const user = await readUser(actor, actor.userId);
  return user ? ok(await showMyLegalEntity(actor, user)) : fail('NOT_SIGNED_IN');
});
