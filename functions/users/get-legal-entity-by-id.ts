import { mayReach } from '#functions/actors/may-reach.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getLegalEntityById } from '#shared/users/get-legal-entity-by-id.ts';
import { showLegalEntity } from './show-user.ts';
import { readLegalEntity } from './store.ts';

export const getLegalEntityByIdHandler = handle(getLegalEntityById, async (actor, { id }) => {
  const entity = mayReach(actor, `LE#${id}`) ? await readLegalEntity(actor, id) : undefined;
  return entity ? ok(showLegalEntity(entity)) : fail('NOT_FOUND');
});
