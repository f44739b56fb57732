import type { Actor, UserActor } from '#functions/actor.ts';
import type { Cart } from './model.ts';

/** Carts, and people, of whom this process remembers something; who was asked for longest ago gives way. */
const MOST = 500;

function remembering<Value>() {
  const seen = new Map<string, Value>();
  return {
    of: (actor: Actor, id: string): Value | undefined => seen.get(`${actor.site}\n${id}`),
    keep(actor: Actor, id: string, value: Value): void {
      const at = `${actor.site}\n${id}`;
      seen.delete(at);
      seen.set(at, value);
      for (const oldest of seen.keys()) {
        if (seen.size <= MOST) break;
        seen.delete(oldest);
      }
    },
  };
}

const carts = remembering<Cart>();
const hands = remembering<string>();

/**
 * A cart that was not checked out, as this process committed it last. Every change of it moves its version, so it stands for the
 * whole of a cart whose head, read now, has the same one, and for nothing else.
 */
export const seenCart = (actor: Actor, id: string): Cart | undefined => carts.of(actor, id);

/** Remembers a cart as it was committed: a Query beside somebody else’s commit may show a head with items of before it. */
export function seeCart(actor: Actor, cart: Cart): void {
  if (cart.head.status === 'DRAFT') carts.keep(actor, cart.head.id, cart);
}

/** The cart that the actor had in hand when this process looked last: what to ask for beside the row that says so. */
export const lastInHand = (actor: UserActor): string | undefined => hands.of(actor, actor.userId);

/** Remembers which cart the actor has in hand. */
export const seeInHand = (actor: UserActor, id: string): void => hands.keep(actor, actor.userId, id);
