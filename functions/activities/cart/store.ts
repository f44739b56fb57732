import type { Actor, UserActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { companyIdOf } from '#functions/markups/groups/customer-of.ts';
import type { Key } from '#functions/table/key.ts';
import { getItems, queryAll } from '#functions/table/read.ts';
import { userKeys } from '#functions/users/keys.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { inOrder } from './in-order.ts';
import type { Cart, CartEventRow, CartHead, CartItem } from './model.ts';
import { plainCart, plainEvent, plainItem } from './plain.ts';
import { lastInHand, seeInHand, seenCart } from './seen-carts.ts';

/** A cart that the actor may know of; undefined where there is none. One Query. */
export async function readCart(actor: Actor, id: string): Promise<Cart | undefined> {
  const rows = await queryAll(activityKeys.wholeCart(actor, id), { consistent: true });
  const head = rows.find(({ sk }) => sk === 'A');
  if (!head?.owner || !mayReach(actor, head.owner)) return undefined;
  return {
    head: plainCart(head as CartHead),
    items: inOrder(rows.filter(({ sk }) => sk.startsWith('I#')).map((row) => plainItem(row as CartItem))),
    events: rows.filter(({ sk }) => sk.startsWith('EV#')).map((row) => plainEvent(row as CartEventRow)),
  };
}

/** What was seen of a cart, where its head stands as it did and the actor may know of it; else it is read: one Query. */
async function asSeen(
  actor: UserActor,
  id: string,
  head: Pick<CartHead, 'version' | 'owner'> | undefined,
): Promise<Cart | undefined> {
  const seen = seenCart(actor, id);
  return seen && head?.version === seen.head.version && mayReach(actor, head.owner) ? seen : readCart(actor, id);
}

/** A cart, and what else its price is asked by. */
export interface Reached {
  cart: Cart | undefined;
  /** The company that the actor buys for; undefined for nobody of the trade. */
  company: LegalEntityItem | undefined;
}

/** Where that company stands; none for everybody but the trade. */
function companyKeysOf(actor: UserActor): readonly Key<LegalEntityItem>[] {
  const id = companyIdOf(actor);
  return id === undefined ? [] : [userKeys.legalEntity(actor, id)];
}

/**
 * What the actor puts things into; undefined where that was never begun, or was checked out. `named`: the id that is kept of
 * it all the same, empty for none. One trip where this process saw the cart as it is, else two.
 */
export async function reachInHand(actor: UserActor): Promise<Reached & { named: string }> {
  const guess = lastInHand(actor);
  const [row, head, company] = await trip(actor, guess);
  const named = row?.cartId ?? '';
  if (named) seeInHand(actor, named);
  const cart = named ? await asSeen(actor, named, named === guess ? head : undefined) : undefined;
  return { named, cart: cart?.head.status === 'DRAFT' ? cart : undefined, company };
}

/** The row of the cart in hand, with the head that may be its, and the actor's company. */
async function trip(actor: UserActor, guess: string | undefined) {
  const inHand = activityKeys.cartInHand(actor, actor.userId);
  if (guess === undefined) {
    const [row, company] = await getItems([inHand, ...companyKeysOf(actor)]);
    return [row, undefined, company] as const;
  }
  const [row, head, company] = await getItems([inHand, activityKeys.cart(actor, guess), ...companyKeysOf(actor)]);
  return [row, head, company] as const;
}

/** A cart by its id: one trip. */
async function reach(actor: UserActor, id: string): Promise<Reached> {
  if (seenCart(actor, id)) {
    const [head, company] = await getItems([activityKeys.cart(actor, id), ...companyKeysOf(actor)]);
    return { cart: await asSeen(actor, id, head), company };
  }
  const [cart, [company]] = await Promise.all([readCart(actor, id), getItems(companyKeysOf(actor))]);
  return { cart, company };
}

/** The cart that a call names, or the one in hand: undefined where there is none of those. NOT_FOUND for another's. */
export async function cartNamed(actor: UserActor, cartId: string | undefined): Promise<Outcome<Reached, 'NOT_FOUND'>> {
  if (cartId === undefined) return ok(await reachInHand(actor));
  const found = await reach(actor, cartId);
  return found.cart ? ok(found) : fail('NOT_FOUND');
}

/** A cart that can still be changed. NOT_FOUND where there is none, ILLEGAL_TRANSITION once it was checked out. */
export async function draftNamed(
  actor: UserActor,
  cartId: string | undefined,
): Promise<Outcome<Reached & { cart: Cart }, 'NOT_FOUND' | 'ILLEGAL_TRANSITION'>> {
  const found = await cartNamed(actor, cartId);
  if (!found.ok) return found;
  const { cart } = found.value;
  if (!cart) return fail('NOT_FOUND');
  return cart.head.status === 'DRAFT'
    ? ok({ ...found.value, cart })
    : fail('ILLEGAL_TRANSITION', { message: 'This cart was checked out. Duplicate it to change it.' });
}
