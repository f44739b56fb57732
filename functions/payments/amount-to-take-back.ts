import type { OrderItem, PaymentItem, RefundRecord } from './model.ts';
import { serviceOf } from './services/registry.ts';

/**
 * What may be taken out of a wallet again for a refund that others made, minor units: what was added to it, which a
 * convenience fee that went back never was. Zero where nothing was added, and where nothing waits.
 */
export function takeableOf(
  order: Pick<OrderItem, 'serviceName' | 'state' | 'amount'>,
  { refunds = {} }: Pick<PaymentItem, 'refunds'>,
  { booked = 0, waits }: RefundRecord,
): number {
  if (!waits || !serviceOf(order).isCredited || order.state !== 'COMPLETED') return 0;
  const before = Object.values(refunds).reduce(
    (sum, one) => sum + (one.settled?.how === 'wallet' ? (one.booked ?? 0) : 0),
    0,
  );
  return Math.max(0, Math.min(booked, order.amount - before));
}
