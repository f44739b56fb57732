import { handle } from '#functions/http/handle.ts';
import { getCartDataByQuery } from '#shared/activities/cart/get-cart-data-by-query.ts';
import { ok } from '#shared/errors.ts';
import { showCart } from './show-cart.ts';
import { cartNamed } from './store.ts';

export const getCartDataByQueryHandler = handle(getCartDataByQuery, async (actor, { cartId }) => {
  const found = await cartNamed(actor, cartId);
  if (!found.ok) return found;
  const { cart, company } = found.value;
  return ok({ cart: await showCart(actor, cart, { company }) });
});
