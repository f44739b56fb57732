import type { Actor, UserActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Cart, CartEventRow, CartHead, CartItem } from './model.ts';
import { plainCart, plainEvent, plainItem } from './plain.ts';

/** A cart that the actor may know of; undefined where there is none. One Query. */
export async function readCart(actor: Actor, id: string): Promise<Cart | undefined> {
  const rows = await queryAll(activityKeys.wholeCart(actor, id), { consistent: true });
  const head = rows.find(({ sk }) => sk === 'A');
  if (!head?.owner || !mayReach(actor, head.owner)) return undefined;
  return {
    head: plainCart(head as CartHead),
    items: rows
      .filter(({ sk }) => sk.startsWith('I#'))
      .map((row) => plainItem(row as CartItem))
      .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
    events: rows.filter(({ sk }) => sk.startsWith('EV#')).map((row) => plainEvent(row as CartEventRow)),
  };
}

const orderOf = ({ date, timeSlot, id }: CartItem): string => `${date}#${timeSlot}#${id}`;

/**
 * What the actor puts things into; undefined where that was never begun, or was checked out. `named`: the id that is kept of
 * it all the same, empty for none. Two trips.
 */
export async function readInHand(actor: UserActor): Promise<{ named: string; cart: Cart | undefined }> {
  const row = await getItem(activityKeys.cartInHand(actor, actor.userId));
  const cart = row && (await readCart(actor, row.cartId));
  return { named: row?.cartId ?? '', cart: cart?.head.status === 'DRAFT' ? cart : undefined };
}

/** The cart that a call names, or the one in hand: undefined where there is none of those. NOT_FOUND for another's. */
export async function cartNamed(
  actor: UserActor,
  cartId: string | undefined,
): Promise<Outcome<Cart | undefined, 'NOT_FOUND'>> {
  if (cartId === undefined) return ok((await readInHand(actor)).cart);
  const cart = await readCart(actor, cartId);
  return cart ? ok(cart) : fail('NOT_FOUND');
}

/** A cart that can still be changed. NOT_FOUND where there is none, ILLEGAL_TRANSITION once it was checked out. */
export async function draftNamed(
  actor: UserActor,
  cartId: string | undefined,
): Promise<Outcome<Cart, 'NOT_FOUND' | 'ILLEGAL_TRANSITION'>> {
  const found = await cartNamed(actor, cartId);
  if (!found.ok) return found;
  if (!found.value) return fail('NOT_FOUND');
  return found.value.head.status === 'DRAFT'
    ? ok(found.value)
    : fail('ILLEGAL_TRANSITION', { message: 'This cart was checked out. Duplicate it to change it.' });
}
