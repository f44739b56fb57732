import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { verifyPhonepePayment } from '#shared/payments/verify-phonepe-payment.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder, readPayment } from './store.ts';

const SENT_BACK = 'Your payment arrived too late for this order. We are refunding it.';

/**
 * The gateway is asked, whatever the browser says; safe to repeat. What was paid and is on its way back, because it came too
 * late or was another amount, is no success.
 */
export const verifyPhonepePaymentHandler = handle(verifyPhonepePayment, async (actor, { orderId }) => {
  const order = await readOrder(actor, orderId);
  if (!order.ok) return order;
  const settled = await settleOrder(actor, orderId);
  if (settled === 'PAID') {
    const [now, begun] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
    if (now.ok && now.value.paidBy) return ok({ orderId });
    // Confirmed, and not booked for all that is going on: it is the next time.
    return begun?.outcome === 'SENT_BACK'
      ? fail('PAYMENT_UNSUCCESSFUL', { message: SENT_BACK })
      : fail('PAYMENT_PENDING');
  }
  if (settled === 'NOT_BEGUN') return fail('ORDER_UNPAID');
  return fail(settled === 'FAILED' ? 'PAYMENT_UNSUCCESSFUL' : 'PAYMENT_PENDING');
});
