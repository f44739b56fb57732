import type { UserActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { Cart } from './model.ts';
import { seeCart, seeInHand } from './seen-carts.ts';
import type { CartChange } from './writes.ts';

/**
 * Commits a cart in hand as it is to be, and answers it as it stands then: nothing has to be read again, since a commit that
 * holds is of what was read. Refuses as `commit` does.
 */
export async function commitCart(
  actor: UserActor,
  { cart, writes, isInHand }: CartChange,
): Promise<Outcome<Cart, 'CONFLICT' | 'BUSY'>> {
  const done = await commit(actor, writes);
  if (!done.ok) return done;
  seeCart(actor, cart);
  if (isInHand) seeInHand(actor, cart.head.id);
  return ok(cart);
}
