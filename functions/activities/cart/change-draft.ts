import type { UserActor } from '#functions/actor.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { commitCart } from './commit-cart.ts';
import type { Cart, CartHead, CartItem } from './model.ts';
import { showCart } from './show-cart.ts';
import { draftNamed } from './store.ts';
import { changeCart } from './writes.ts';

/** What a cart is to be. */
interface Change {
  head: CartHead;
  dropped?: readonly CartItem[];
  told?: { event: 'give'; note: string };
}

/** Changes a cart that nobody has checked out, and shows what it is then. */
export const changeDraft = <const F extends FailureCode>(
  actor: UserActor,
  cartId: string | undefined,
  change: (cart: Cart) => Promise<Outcome<Change, F>>,
): Promise<Outcome<{ cart: CartShown }, F | 'NOT_FOUND' | 'ILLEGAL_TRANSITION' | 'CONFLICT' | 'BUSY'>> =>
  untilItStands(async () => {
    const found = await draftNamed(actor, cartId);
    if (!found.ok) return found;
    const { cart, company } = found.value;
    const changed = await change(cart);
    if (!changed.ok) return changed;
    const { head, dropped, told } = changed.value;
    const done = await commitCart(actor, changeCart(actor, cart, head, { dropped, told }));
    return done.ok ? ok({ cart: await showCart(actor, done.value, { company }) }) : done;
  });
