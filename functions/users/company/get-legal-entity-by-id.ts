import { mayReach } from '#functions/actors/may-reach.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getLegalEntityById } from '#shared/users/company/get-legal-entity-by-id.ts';
import { withMaskedTax } from '#shared/users/company/masked-tax.ts';
import { openTax } from './sealed-tax.ts';
import { showLegalEntity } from '../show-user.ts';
import { readLegalEntity } from '../store.ts';

export const getLegalEntityByIdHandler = handle(getLegalEntityById, async (actor, { id }) => {
  const entity = mayReach(actor, `LE#${id}`) ? await readLegalEntity(actor, id) : undefined;
  if (!entity) return fail('NOT_FOUND');
  const shown = showLegalEntity(entity);
  if (entity.ownerUserId !== actor.userId) return ok(withMaskedTax(shown));
  return ok({ ...shown, ...(await openTax(actor, id, entity)) });
});
