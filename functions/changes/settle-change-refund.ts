import { handle } from '#functions/http/handle.ts';
import { openOf } from '#functions/payments/refunds/left-of.ts';
import { canSettle, settleAsRefundWrites } from '#functions/payments/refunds/settle-as-refund.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { readRefunds } from './refunds-of-change.ts';
import { showWithRefund } from './show-change.ts';
import { readChange } from './store.ts';
import { changeEventWrites } from './writes.ts';

/** Who comes second finds it settled. The request is closed with the last of its money. */
export const settleChangeRefundHandler = handle(
  settleChangeRefund,
  async (actor, { requestId, orderId, refundId, reason }) =>
    whileBusy(async () => {
      const change = await readChange(actor, requestId);
      if (!change) return fail('NOT_FOUND');
      const [refunds, order, payment] = await Promise.all([
        readRefunds(actor, change),
        readOrder(actor, orderId),
        readPayment(actor, orderId),
      ]);
      const refund = refunds.find((one) => one.orderId === orderId);
      const heard = payment?.refunds?.[refundId];
      if (!refund || !order.ok || !payment || !heard) return fail('NOT_FOUND');
      if (!heard.waits || !canSettle(refund)) return fail('ILLEGAL_TRANSITION');
      const left = openOf(refund);
      const { booked = 0 } = heard;
      if (booked > left)
        return fail('VALIDATION', {
          errors: { refundId: `Only ${formatMoney(left, refund.currency)} of this refund is left.` },
        });
      const isLast = booked === left && refunds.every((one) => one === refund || one.state === 'Given');
      const closes = isLast && change.state === 'Completed';
      const done = await commit(actor, [
        ...settleAsRefundWrites(actor, refund, { order: order.value, payment }, { refundId, reason }),
        ...(closes ? changeEventWrites(actor, change, ['close']) : []),
      ]);
      return done.ok ? ok(await showWithRefund(actor, closes ? { ...change, state: 'Closed' } : change)) : done;
    }),
);
