import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { readUser } from '#functions/users/store.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { commitCart } from './commit-cart.ts';
import type { CartHead, CartItem } from './model.ts';
import { givenTo, guestsOf, newCart } from './new-cart.ts';
import { copiedItem, newItem } from './new-item.ts';
import { priceCart, termsOfCart } from './price-cart.ts';
import { showCart } from './show-cart.ts';
import { cartNamed } from './store.ts';
import { isThereAlready, withoutTwins } from './twins.ts';
import { createCart } from './writes.ts';

export const duplicateCartHandler = handle(duplicateCart, async (actor, request) => {
  const wanted = request.cartItems.length ? await madeOf(actor, request) : await copyOf(actor, request.cartId);
  if (!wanted.ok) return wanted;
  const { items, ...kept } = wanted.value;
  const head = { ...newCart(actor, guestsOf(request)), ...kept, itemCount: items.length };
  const terms = await termsOfCart(actor, head);
  const priced = await priceCart(actor, { head, items }, terms);
  const seen = priced.map(({ item, price }) => ({ ...item, seen: price.ok ? price.total : null }));
  const done = await commitCart(actor, createCart(actor, head, seen));
  return done.ok ? ok({ cart: await showCart(actor, done.value, { terms }) }) : done;
});

/** What is to be in a cart, and what of its head is not as of any new one. */
interface Wanted extends Partial<Pick<CartHead, 'remarks' | keyof ReturnType<typeof givenTo>>> {
  items: CartItem[];
}

/** What was sent, each of it once. */
async function madeOf(
  actor: UserActor,
  { cartItems, startDate }: RequestOf<typeof duplicateCart>,
): Promise<Outcome<Wanted, 'NOT_FOUND' | 'VALIDATION'>> {
  const made = await Promise.all(
    cartItems.map(({ returnId, date = startDate, ...item }) => newItem(actor, { ...item, date, both: returnId })),
  );
  const items: CartItem[] = [];
  for (const one of made) {
    if (!one.ok) return one;
    const { firstSlot, ...item } = one.value;
    items.push({ ...item, timeSlot: item.timeSlot || firstSlot });
  }
  return withoutTwins(items).length < items.length ? isThereAlready() : ok({ items });
}

/** What is in a cart, sold still or not, for whoever it is for; of one of before the same stood once, once. */
async function copyOf(actor: UserActor, cartId: string | undefined): Promise<Outcome<Wanted, 'NOT_FOUND'>> {
  const found = await cartNamed(actor, cartId);
  if (!found.ok) return found;
  const { cart } = found.value;
  if (!cart) return fail('NOT_FOUND');
  const { head, items } = cart;
  const [copied, buyer] = await Promise.all([
    Promise.all(items.map((item) => copiedItem(actor, item))),
    customerOf(actor, head),
  ]);
  return ok({ items: withoutTwins(copied), remarks: head.remarks, ...buyer });
}

/** The customer that staff copy a cart of; nobody where the account is blocked by now. */
async function customerOf(actor: UserActor, { userId }: CartHead): Promise<ReturnType<typeof givenTo> | undefined> {
  if (actor.userType !== 'staff' || userId === actor.userId) return undefined;
  const user = await readUser(actor, userId);
  return user && user.userType !== 'staff' && !user.isMachine && !user.isBlocked ? givenTo(user) : undefined;
}
