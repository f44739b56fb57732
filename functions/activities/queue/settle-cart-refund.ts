import { readCartRefund, shownCartRefund } from '#functions/activities/status/cart-refund.ts';
import { handle } from '#functions/http/handle.ts';
import { openOf } from '#functions/payments/refunds/left-of.ts';
import { canSettle, settleAsRefundWrites } from '#functions/payments/refunds/settle-as-refund.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { settleCartRefund } from '#shared/activities/queue/settle-cart-refund.ts';
import { fail } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';

/** Who comes second finds it settled. */
export const settleCartRefundHandler = handle(settleCartRefund, (actor, { cartId, refundId, reason }) =>
  whileBusy(async () => {
    const found = await readCartRefund(actor, cartId);
    if (!found.ok) return found;
    const { refund, order, payment } = found.value;
    const heard = payment?.refunds?.[refundId];
    if (!refund || !payment || !heard) return fail('NOT_FOUND');
    if (!heard.waits || !canSettle(refund)) return fail('ILLEGAL_TRANSITION');
    const left = openOf(refund);
    if ((heard.booked ?? 0) > left)
      return fail('VALIDATION', {
        errors: { refundId: `Only ${formatMoney(left, refund.currency)} of this refund is left.` },
      });
    const done = await commit(actor, settleAsRefundWrites(actor, refund, { order, payment }, { refundId, reason }));
    return done.ok ? shownCartRefund(actor, cartId) : done;
  }),
);
