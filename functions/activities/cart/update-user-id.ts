import { ownerOf } from '#functions/actors/user.ts';
import { handle } from '#functions/http/handle.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { fail, ok } from '#shared/errors.ts';
import { changeDraft } from './change-draft.ts';

export const updateUserIdHandler = handle(updateUserId, (actor, { cartId, userId }) =>
  changeDraft(actor, cartId, async ({ head }) => {
    const user = await readCustomerNumbered(actor, userId);
    if (!user || user.userType === 'staff' || user.isMachine) return fail('NOT_FOUND');
    const buyerName = `${user.firstName} ${user.lastName}`.trim();
    return ok({
      head: { ...head, owner: ownerOf(user), userId: user.userId, customerId: user.sequence, buyerName },
      told: { event: 'give', note: buyerName },
    });
  }),
);
