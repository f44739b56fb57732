import { buyerOf } from '#functions/users/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { openTravellers } from '#shared/users/profile/open-travellers.ts';
import { readTravellersOf } from './traveller-store.ts';
import { userEventWrite } from '../writes.ts';

const NO_DOCUMENTS = 'You are not allowed to open a customer’s documents: please enter them.';

export const openTravellersHandler = handle(openTravellers, async (actor, { ids, customerId }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  if (customerId !== undefined && !holds(actor, 'tickets.documents'))
    return fail('FORBIDDEN', { message: NO_DOCUMENTS });
  const { userId } = buyer.value;
  const found = await readTravellersOf(actor, userId, ids);
  const travellers = found.filter((one) => one !== undefined);
  if (travellers.length < ids.length) return fail('NOT_FOUND');
  // What could not be noted is not answered, the owner's own looking either.
  const whose = ids.length === 1 ? 'of a saved traveller' : `of ${ids.length} saved travellers`;
  const noted = await commit(actor, [userEventWrite(actor, userId, `documents ${whose} opened`, { travellers: ids })]);
  return noted.ok ? ok({ travellers }) : noted;
});
