import { handle } from '#functions/http/handle.ts';
import { deleteCartItem } from '#shared/activities/cart/delete-cart-item.ts';
import { fail, ok } from '#shared/errors.ts';
import { changeDraft } from './change-draft.ts';

export const deleteCartItemHandler = handle(deleteCartItem, (actor, { cartId, itemId }) =>
  changeDraft(actor, cartId, async ({ head, items }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? ok({ head: { ...head, itemCount: items.length - 1 }, dropped: [item] }) : fail('NOT_FOUND');
  }),
);
