import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { verifyPhonepePayment } from '#shared/payments/verify-phonepe-payment.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder } from './store.ts';

/** The gateway is asked, whatever the browser says; safe to repeat. */
export const verifyPhonepePaymentHandler = handle(verifyPhonepePayment, async (actor, { orderId }) => {
  const order = await readOrder(actor, orderId);
  if (!order.ok) return order;
  const settled = await settleOrder(actor, orderId);
  if (settled === 'PAID') return ok({ orderId });
  if (settled === 'NOT_BEGUN') return fail('ORDER_UNPAID');
  return fail(settled === 'FAILED' ? 'PAYMENT_UNSUCCESSFUL' : 'PAYMENT_PENDING');
});
