import { handle } from '#functions/http/handle.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { Settled } from '#functions/payments/settle-order.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { isInProcess } from '#shared/payments/model.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { openOrders } from '../kart-to-pay.ts';
import { paidOf } from '../payment/open-amount.ts';
import { readHead } from '../store.ts';

type State = ResponseOf<typeof getQuotationPayment>['state'];

/** The gateway is asked, whatever the browser says; safe to repeat. */
export const getQuotationPaymentHandler = handle(getQuotationPayment, async (actor, { orderId }) => {
  const [{ settleOrder }, { readOrder, readPayment }] = await Promise.all([
    import('#functions/payments/settle-order.ts'),
    import('#functions/payments/store.ts'),
  ]);
  const before = await readOrder(actor, orderId);
  if (!before.ok) return before;
  const settled = await settleOrder(actor, orderId);
  const [now, payment, head] = await Promise.all([
    readOrder(actor, orderId),
    readPayment(actor, orderId),
    readHead(actor, actor.kartId),
  ]);
  if (!now.ok || !head) return fail('NOT_FOUND');
  const order = now.value;
  // Paid, and counted a moment later.
  const { orders } = await openOrders(actor, head);
  const counted = orders.filter((one) => isInProcess(one.state) && one.state !== 'REFUNDING');
  const paid = paidOf(head) + counted.reduce((sum, { amount }) => sum + amount, 0);
  return ok({
    ...{ orderId, state: stateOf(order, settled, payment), currency: order.currency, amount: order.amount },
    total: order.paidBy ? paidInAll(order) : order.amount + (payment?.attempts.at(-1)?.fee ?? 0),
    ...{ quotationId: head.quotationId, kartName: head.kartName },
    ...{ paid, open: Math.max(0, head.totalPrice - paid) },
  });
});

function stateOf({ state }: OrderItem, settled: Settled, payment: PaymentItem | undefined): State {
  if (state === 'REFUNDING' || state === 'REFUNDED') return 'RETURNED';
  const isReturned = Object.keys(payment?.returned ?? {}).length > 0;
  if (state !== 'AWAITING_PAYMENT' && state !== 'EXPIRED' && state !== 'SUPERSEDED') return 'PAID';
  if (isReturned) return 'RETURNED';
  if (settled === 'PENDING' || settled === 'PAID') return 'PENDING';
  if (state !== 'AWAITING_PAYMENT') return 'EXPIRED';
  return settled === 'FAILED' ? 'FAILED' : 'UNPAID';
}
