import { handle } from '#functions/http/handle.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import { CART_FULL, MOST_ITEMS } from '#shared/activities/cart/item-fields.ts';
import { fail, ok } from '#shared/errors.ts';
import { commitCart } from './commit-cart.ts';
import { guestsOf, newCart } from './new-cart.ts';
import { newItem, notPriced } from './new-item.ts';
import { priceOne, termsOfCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { draftNamed, reachInHand } from './store.ts';
import { hasTwin, isThereAlready } from './twins.ts';
import { changeCart, createCart } from './writes.ts';

export const addToCartHandler = handle(addToCart, async (actor, request) =>
  untilItStands(async () => {
    const { loadingId, cartId, tourOptionId, comboId, date, timeSlot } = request;
    const inHand = cartId === undefined ? await reachInHand(actor) : undefined;
    const found = inHand ? ok(inHand) : await draftNamed(actor, cartId);
    if (!found.ok) return found;
    const { cart, company } = found.value;
    const [made, terms] = await Promise.all([
      newItem(actor, {
        ...{ tourOptionId, comboId, date, timeSlot },
        pickUp: request.pickUpAreaTransfer,
        drop: request.dropAreaTransfer,
        both: request.returnAreaTransfer,
      }),
      termsOfCart(actor, cart?.head, company),
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
    const done = await commitCart(
      actor,
      cart ? changeCart(actor, cart, next, { put: [added] }) : createCart(actor, next, [added], inHand?.named),
    );
    if (!done.ok) return done;
    return ok({ loadingId, itemId: added.id, cart: await showCart(actor, done.value, { terms }) });
  }),
);
