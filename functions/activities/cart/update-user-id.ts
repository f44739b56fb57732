import { handle } from '#functions/http/handle.ts';
import { blockedText } from '#functions/users/buyer.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { fail, ok } from '#shared/errors.ts';
import { changeDraft } from './change-draft.ts';
import { givenTo } from './new-cart.ts';

export const updateUserIdHandler = handle(updateUserId, (actor, { cartId, userId }) =>
  changeDraft(actor, cartId, async ({ head }) => {
    const user = await readCustomerNumbered(actor, userId);
    if (!user || user.userType === 'staff' || user.isMachine) return fail('NOT_FOUND');
    if (user.isBlocked) {
      const says = `${blockedText(user)}, or choose another customer.`;
      return fail('VALIDATION', { message: says, errors: { userId: says } });
    }
    const given = givenTo(user);
    return ok({ head: { ...head, ...given }, told: { event: 'give', note: given.buyerName } });
  }),
);
