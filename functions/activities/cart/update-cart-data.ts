import { handle } from '#functions/http/handle.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { fail, ok } from '#shared/errors.ts';
import { commitCart } from './commit-cart.ts';
import type { CartItem } from './model.ts';
import { guestsOf } from './new-cart.ts';
import { notPriced } from './new-item.ts';
import { priceOne, termsOfCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { draftNamed } from './store.ts';
import { hasTwin, isThereAlready } from './twins.ts';
import { changeCart } from './writes.ts';

export const updateCartDataHandler = handle(updateCartData, async (actor, request) =>
  untilItStands(async () => {
    const found = await draftNamed(actor, request.cartId);
    if (!found.ok) return found;
    const { cart, company } = found.value;
    const { head, items } = cart;
    const terms = await termsOfCart(actor, head, company);
    const put: CartItem[] = [];
    if (request.item) {
      const { id, date, timeSlot, pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer } = request.item;
      const item = items.find((one) => one.id === id);
      if (!item) return fail('NOT_FOUND');
      const ways = { pickUp: pickUpAreaTransfer, drop: dropAreaTransfer, both: returnAreaTransfer };
      const wanted = { ...item, date, timeSlot, ...ways };
      if (hasTwin(items, wanted)) return isThereAlready('item.');
      const { price } = await priceOne(actor, wanted, request, terms);
      if (!price.ok) return notPriced(price, 'item.');
      put.push({ ...wanted, seen: price.total });
    }
    const done = await commitCart(actor, changeCart(actor, cart, { ...head, ...guestsOf(request) }, { put }));
    return done.ok ? ok({ cart: await showCart(actor, done.value, { terms }) }) : done;
  }),
);
