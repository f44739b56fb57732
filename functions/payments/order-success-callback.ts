import { handle } from '#functions/http/handle.ts';
import { fail } from '#shared/errors.ts';
import { isPayable } from '#shared/payments/model.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { describeOrder } from './describe-order.ts';
import { whyNotAsked } from './may-pay.ts';
import type { OrderItem } from './model.ts';
import { refusalOf, serviceOf } from './services/registry.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder } from './store.ts';

const SENT_BACK = 'Your payment arrived after the time limit. We are refunding it.';

const SUPERSEDED = 'A newer order for the same passengers replaced this one. We are refunding your payment.';
const BOOKED_TWICE =
  'A passenger was booked on the same flight in the meantime. Nothing was booked twice: we are refunding your payment.';

/**
 * An order that is not paid, and why. A 402 leads to a booking's review: what has none says it as a payment that did not
 * succeed.
 */
function unpaid(order: OrderItem, code: 'ORDER_EXPIRED' | 'ORDER_UNPAID', message?: string) {
  const refused = refusalOf(order, code);
  const text = message ?? refused.message;
  return fail(serviceOf(order).isReviewed ? code : 'PAYMENT_UNSUCCESSFUL', text === undefined ? {} : { message: text });
}

/** The gateway is asked, whatever the browser says; safe to repeat and to poll. */
export const orderSuccessCallbackHandler = handle(orderSuccessCallback, async (actor, { orderId }) => {
  const before = await readOrder(actor, orderId);
  if (!before.ok) return before;
  const unasked = whyNotAsked(actor, before.value);
  if (unasked) return unasked;
  const settled = await settleOrder(actor, orderId);
  const order = await describeOrder(actor, orderId);
  if (!order.ok) return order;
  const { state } = order.value;
  const isPaymentReturned = order.value.returnedPayments.length > 0;
  // Seats that were held, or were to be, have a page of their own to the end.
  const wasHeld = order.value.steps.some(({ event }) => event === 'startHold');
  if (wasHeld && !isPaymentReturned && (state === 'EXPIRED' || settled === 'NOT_BEGUN')) return order;
  if (state === 'EXPIRED') return unpaid(before.value, 'ORDER_EXPIRED', isPaymentReturned ? SENT_BACK : undefined);
  if (state === 'SUPERSEDED') return fail('ORDER_SUPERSEDED', isPaymentReturned ? { message: SUPERSEDED } : {});
  if (!isPayable(state)) return order;
  // Confirmed, and not booked for all that is going on: it is the next time.
  if (settled === 'PAID' && !isPaymentReturned) return refusalOf(before.value, 'PAYMENT_PENDING');
  if (settled === 'PAID' && order.value.duplicates.length) return fail('DUPLICATE_BOOKING', { message: BOOKED_TWICE });
  if (settled === 'PAID') return unpaid(before.value, 'ORDER_EXPIRED', SENT_BACK);
  if (settled === 'NOT_BEGUN' && serviceOf(before.value).isPaidOnItsPage) return order;
  if (settled === 'NOT_BEGUN') return unpaid(before.value, 'ORDER_UNPAID');
  return refusalOf(before.value, settled === 'FAILED' ? 'PAYMENT_UNSUCCESSFUL' : 'PAYMENT_PENDING');
});
