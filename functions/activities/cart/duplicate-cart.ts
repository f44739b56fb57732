import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { fail, ok } from '#shared/errors.ts';
import { guestsOf, newCart } from './new-cart.ts';
import { newItem, type ItemSent } from './new-item.ts';
import { priceCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { cartNamed, readCart } from './store.ts';
import { createCartWrites } from './writes.ts';

export const duplicateCartHandler = handle(duplicateCart, async (actor, { cartId, cartItems, ...request }) => {
  let sent: ItemSent[] = cartItems.map(({ returnId, date = request.startDate, ...item }) => ({
    ...item,
    date,
    both: returnId,
  }));
  if (!cartItems.length) {
    const found = await cartNamed(actor, cartId);
    if (!found.ok) return found;
    if (!found.value) return fail('NOT_FOUND');
    sent = found.value.items.map(({ tourOptionId, comboId, date, timeSlot, pickUp, drop, both }) => ({
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
  const priced = await priceCart(actor, head, items);
  const kept = priced.map(({ item, price }) => ({ ...item, seen: price.ok ? price.total : null }));
  const done = await commit(actor, createCartWrites(actor, head, kept));
  return done.ok ? ok({ cart: await showCart(actor, await readCart(actor, head.id)) }) : done;
});
