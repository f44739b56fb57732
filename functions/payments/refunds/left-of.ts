import { paidInAll } from '#functions/payments/convenience-fee.ts';
import { refundedOutside } from '#functions/payments/gateways/refunds-heard.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';

/**
 * What of an order can still go back, minor units: what was paid, less what is refunded or about to be, less what went back
 * at its gateway's own dashboard.
 */
export const leftOf = (
  order: Pick<OrderItem, 'amount' | 'paidBy' | 'refunds'>,
  payment: Pick<PaymentItem, 'refunds'> | undefined,
): number => Math.max(0, paidInAll(order) - (order.refunds ?? 0) - refundedOutside(payment, order));
