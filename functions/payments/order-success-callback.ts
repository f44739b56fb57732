import { handle } from '#functions/http/handle.ts';
import { fail } from '#shared/errors.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { describeOrder } from './describe-order.ts';
import { refusalOf } from './services/registry.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder } from './store.ts';

const SENT_BACK = 'Your payment came after the time to pay was over. It is being sent back to you.';

const SUPERSEDED =
  'A newer order of the same passengers took the place of this one. Your payment for it is being sent back to you.';
const BOOKED_TWICE =
  'A passenger was booked on the same flight in the meantime. Nothing was booked twice: your payment is being sent back to you.';

/** The gateway is asked, whatever the browser says; safe to repeat and to poll. */
export const orderSuccessCallbackHandler = handle(orderSuccessCallback, async (actor, { orderId }) => {
  const before = await readOrder(actor, orderId);
  if (!before.ok) return before;
  const settled = await settleOrder(actor, orderId);
  const order = await describeOrder(actor, orderId);
  if (!order.ok) return order;
  const { state, isPaymentReturned } = order.value;
  if (state === 'EXPIRED')
    return isPaymentReturned ? fail('ORDER_EXPIRED', { message: SENT_BACK }) : refusalOf(before.value, 'ORDER_EXPIRED');
  if (state === 'SUPERSEDED') return fail('ORDER_SUPERSEDED', isPaymentReturned ? { message: SUPERSEDED } : {});
  if (state !== 'AWAITING_PAYMENT') return order;
  // Confirmed, and not booked for all that is going on: it is the next time.
  if (settled === 'PAID' && !isPaymentReturned) return refusalOf(before.value, 'PAYMENT_PENDING');
  if (settled === 'PAID' && order.value.duplicates.length) return fail('DUPLICATE_BOOKING', { message: BOOKED_TWICE });
  if (settled === 'PAID') return fail('ORDER_EXPIRED', { message: SENT_BACK });
  return refusalOf(
    before.value,
    settled === 'NOT_BEGUN' ? 'ORDER_UNPAID' : settled === 'FAILED' ? 'PAYMENT_UNSUCCESSFUL' : 'PAYMENT_PENDING',
  );
});
