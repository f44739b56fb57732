import { buyerOf } from '#functions/users/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { masked } from '#shared/users/profile/traveller.ts';
import { readTravellers } from './traveller-store.ts';
import { userEventWrite } from '../writes.ts';

export const getTravellersHandler = handle(getTravellers, async (actor, { customerId }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  const { userId } = buyer.value;
  if (userId !== actor.userId) {
    // What could not be noted is not opened: they are somebody else's, with days of birth.
    const noted = await commit(actor, [userEventWrite(actor, userId, 'saved travellers opened')]);
    if (!noted.ok) return noted;
  }
  const travellers = await readTravellers(actor, userId);
  return ok({
    travellers: travellers
      .map(masked)
      .toSorted((a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`)),
  });
});
