import { termsFor } from '#functions/activities/selling.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { CART_FULL, MOST_ITEMS } from '#shared/activities/cart/item-fields.ts';
import { fail, ok } from '#shared/errors.ts';
import { guestsOf, newCart } from './new-cart.ts';
import { newItem, notPriced } from './new-item.ts';
import { buyerOfCart, priceOne } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { draftNamed, readCart, readInHand } from './store.ts';
import { hasTwin, isThereAlready } from './twins.ts';
import { changeCartWrites, createCartWrites } from './writes.ts';

export const addToCartHandler = handle(addToCart, async (actor, request) =>
  untilItStands(async () => {
    const { loadingId, cartId, tourOptionId, comboId, date, timeSlot } = request;
    const inHand = cartId === undefined ? await readInHand(actor) : undefined;
    const found = inHand ? ok(inHand.cart) : await draftNamed(actor, cartId);
    if (!found.ok) return found;
    const cart = found.value;
    const [made, terms] = await Promise.all([
      newItem(actor, {
        ...{ tourOptionId, comboId, date, timeSlot },
        pickUp: request.pickUpAreaTransfer,
        drop: request.dropAreaTransfer,
        both: request.returnAreaTransfer,
      }),
      buyerOfCart(actor, cart?.head).then((buyer) => termsFor(actor, buyer)),
    ]);
    if (!made.ok) return made;
    const { firstSlot: _, ...item } = made.value;
    if (cart && cart.items.length >= MOST_ITEMS) return fail('VALIDATION', { message: CART_FULL });
    if (cart && hasTwin(cart.items, item)) return isThereAlready();
    const isBack = request.isBack === true && cart !== undefined;
    const guests = guestsOf(isBack ? cart.head : request);
    const { price } = await priceOne(actor, item, guests, terms);
    if (!price.ok && !isBack) return notPriced(price);
    const added = { ...item, seen: price.ok ? price.total : null };
    const head = cart?.head ?? newCart(actor, guests);
    const next = { ...head, ...guests, itemCount: head.itemCount + 1 };
    const done = await commit(
      actor,
      cart
        ? changeCartWrites(actor, head, next, { put: [added] })
        : createCartWrites(actor, next, [added], inHand?.named),
    );
    if (!done.ok) return done;
    return ok({ loadingId, itemId: added.id, cart: await showCart(actor, await readCart(actor, head.id)) });
  }),
);
