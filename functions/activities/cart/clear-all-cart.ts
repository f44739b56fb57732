import { handle } from '#functions/http/handle.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { ok } from '#shared/errors.ts';
import { changeDraft } from './change-draft.ts';

export const clearAllCartHandler = handle(clearAllCart, (actor, { cartId }) =>
  changeDraft(actor, cartId, async ({ head, items }) => ok({ head: { ...head, itemCount: 0 }, dropped: items })),
);
