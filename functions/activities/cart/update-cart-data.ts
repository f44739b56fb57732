import { termsFor } from '#functions/activities/selling.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { fail, ok } from '#shared/errors.ts';
import type { CartItem } from './model.ts';
import { guestsOf } from './new-cart.ts';
import { notPriced } from './new-item.ts';
import { buyerOfCart, priceOne } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { draftNamed, readCart } from './store.ts';
import { hasTwin, isThereAlready } from './twins.ts';
import { changeCartWrites } from './writes.ts';

export const updateCartDataHandler = handle(updateCartData, async (actor, request) =>
  untilItStands(async () => {
    const found = await draftNamed(actor, request.cartId);
    if (!found.ok) return found;
    const { head, items } = found.value;
    const put: CartItem[] = [];
    if (request.item) {
      const { id, date, timeSlot, pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer } = request.item;
      const item = items.find((one) => one.id === id);
      if (!item) return fail('NOT_FOUND');
      const ways = { pickUp: pickUpAreaTransfer, drop: dropAreaTransfer, both: returnAreaTransfer };
      const wanted = { ...item, date, timeSlot, ...ways };
      if (hasTwin(items, wanted)) return isThereAlready('item.');
      const terms = await termsFor(actor, await buyerOfCart(actor, head));
      const { price } = await priceOne(actor, wanted, request, terms);
      if (!price.ok) return notPriced(price, 'item.');
      put.push({ ...wanted, seen: price.total });
    }
    const done = await commit(actor, changeCartWrites(actor, head, { ...head, ...guestsOf(request) }, { put }));
    return done.ok ? ok({ cart: await showCart(actor, await readCart(actor, head.id)) }) : done;
  }),
);
