import { handle } from '#functions/http/handle.ts';
import { fail } from '#shared/errors.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { describeOrder } from './describe-order.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder } from './store.ts';

const SENT_BACK = 'Your payment came after the time to pay was over. It is being sent back to you.';

/** The gateway is asked, whatever the browser says; safe to repeat and to poll. */
export const orderSuccessCallbackHandler = handle(orderSuccessCallback, async (actor, { orderId }) => {
  const before = await readOrder(actor, orderId);
  if (!before.ok) return before;
  const settled = await settleOrder(actor, orderId);
  const order = await describeOrder(actor, orderId);
  if (!order.ok) return order;
  const { state, isPaymentReturned } = order.value;
  if (state === 'EXPIRED') return fail('ORDER_EXPIRED', isPaymentReturned ? { message: SENT_BACK } : {});
  if (state !== 'AWAITING_PAYMENT') return order;
  if (settled === 'PAID') return fail('ORDER_EXPIRED', { message: SENT_BACK });
  return fail(
    settled === 'NOT_BEGUN' ? 'ORDER_UNPAID' : settled === 'FAILED' ? 'PAYMENT_UNSUCCESSFUL' : 'PAYMENT_PENDING',
  );
});
