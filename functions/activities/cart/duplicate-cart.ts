import { handle } from '#functions/http/handle.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { fail, ok } from '#shared/errors.ts';
import { commitCart } from './commit-cart.ts';
import { guestsOf, newCart } from './new-cart.ts';
import { newItem, type ItemSent } from './new-item.ts';
import { priceCart, termsOfCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { cartNamed } from './store.ts';
import { createCart } from './writes.ts';

export const duplicateCartHandler = handle(duplicateCart, async (actor, { cartId, cartItems, ...request }) => {
  let sent: ItemSent[] = cartItems.map(({ returnId, date = request.startDate, ...item }) => ({
    ...item,
    date,
    both: returnId,
  }));
  if (!cartItems.length) {
    const found = await cartNamed(actor, cartId);
    if (!found.ok) return found;
    const { cart } = found.value;
    if (!cart) return fail('NOT_FOUND');
    sent = cart.items.map(({ tourOptionId, comboId, date, timeSlot, pickUp, drop, both }) => ({
      ...{ date, timeSlot, pickUp, drop, both },
      ...(comboId ? { comboId } : { tourOptionId }),
    }));
  }
  const made = await Promise.all(sent.map((item) => newItem(actor, item)));
  const items = [];
  for (const one of made) {
    if (!one.ok) return one;
    const { firstSlot, ...item } = one.value;
    items.push({ ...item, timeSlot: item.timeSlot || firstSlot });
  }
  const head = { ...newCart(actor, guestsOf(request)), itemCount: items.length };
  const terms = await termsOfCart(actor, head);
  const priced = await priceCart(actor, { head, items }, terms);
  const kept = priced.map(({ item, price }) => ({ ...item, seen: price.ok ? price.total : null }));
  const done = await commitCart(actor, createCart(actor, head, kept));
  return done.ok ? ok({ cart: await showCart(actor, done.value, { terms }) }) : done;
});
