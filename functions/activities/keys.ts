import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, below, list } from '#functions/table/site-key.ts';
import type { Day, Instant } from '#shared/time.ts';
import type { CartState } from '#shared/activities/cart/lifecycle.ts';
import type { CartEventRow, CartHead, CartItem } from './cart/model.ts';

/** Carts of activities: a cart's rows stand together, head, items and what was done. */
export const activityKeys = {
  cart: (actor: Actor, id: string) => at(actor, 'CART', id)<CartHead & Carded>('A'),
  cartItem: (actor: Actor, id: string, itemId: string) => at(actor, 'CART', id)<CartItem>(`I#${itemId}`),
  cartEvent: (actor: Actor, id: string, eventId: string) => at(actor, 'CART', id)<CartEventRow>(`EV#${eventId}`),
  wholeCart: (actor: Actor, id: string) =>
    below<{ sk: string } & Partial<CartHead & CartItem & CartEventRow>>(actor, 'CART', id),
  /** Sort keys of both: when it last changed, then its id. */
  cartsInState: (actor: Actor, status: CartState) => list(actor, 'gsi1', 'CART', status),
  cartsOfOwner: (actor: Actor, owner: OwnerId, status: CartState) => list(actor, 'gsi3', 'CART', owner, status),
  /** The cart that somebody puts things into. */
  cartInHand: (actor: Actor, userId: string) => at(actor, 'CARTU', userId)<{ cartId: string }>('A'),
  /** Its work that is due later: it expires, or what was paid is earned. */
  cartTask: (actor: Actor, id: string, kind: 'EXPIRY' | 'EARN' | 'DRIVES') => at(actor, 'CART', id)(`TASK#${kind}`),
  /** How many guests are taken of an option at a time; of a day where `time` is empty. */
  slot: (actor: Actor, optionId: string, date: Day, time: string) =>
    at(actor, 'SLOT', optionId)<{ taken: number }>(`${date}#${time}`),
  /** The cart that a voucher is of, by the hash of its code. */
  voucher: (actor: Actor, hash: string) => at(actor, 'AVCH', hash)<{ cartId: string }>('A'),
  /** That an item of it was redeemed. */
  voucherItem: (actor: Actor, hash: string, itemId: string) =>
    at(actor, 'AVCH', hash)<{ at: Instant; by: string }>(itemId),
  /** Both. */
  wholeVoucher: (actor: Actor, hash: string) =>
    below<{ sk: string; cartId?: string; at?: Instant; by?: string }>(actor, 'AVCH', hash),
  /** Guests of all its days. */
  slotsOf: (actor: Actor, optionId: string) => below<{ sk: string; taken: number }>(actor, 'SLOT', optionId),
  /** How many carts are in which state: a shard of the site's, or an owner's. */
  cartCount: (actor: Actor, of: OwnerId | `SHARD#${number}`) =>
    at(actor, 'CARTN')<Partial<Record<CartState, number>>>(of),
};
