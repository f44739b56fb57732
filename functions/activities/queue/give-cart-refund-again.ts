import { readCartRefund, shownCartRefund } from '#functions/activities/status/cart-refund.ts';
import { handle } from '#functions/http/handle.ts';
import { tryAgainWrites } from '#functions/payments/refunds/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { giveCartRefundAgain } from '#shared/activities/queue/give-cart-refund-again.ts';
import { fail } from '#shared/errors.ts';

/** The next look at what is due gives it. */
export const giveCartRefundAgainHandler = handle(giveCartRefundAgain, async (actor, { cartId, to }) => {
  const found = await readCartRefund(actor, cartId);
  if (!found.ok) return found;
  const { refund } = found.value;
  if (refund?.state !== 'Stuck')
    return fail('ILLEGAL_TRANSITION', { message: 'No refund of this cart was refused by its gateway.' });
  const done = await commit(actor, tryAgainWrites(actor, refund, to === 'wallet'));
  return done.ok ? shownCartRefund(actor, cartId) : done;
});
