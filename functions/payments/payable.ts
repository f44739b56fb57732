import { isInProcess, isPayable } from '#shared/payments/model.ts';
import type { OrderItem } from './model.ts';

/** Why an order cannot be paid at `now` (ms since 1970); undefined when it can. */
export function whyNotPayable(
  order: OrderItem | undefined,
  now: number,
): 'NOT_FOUND' | 'ALREADY_PAID' | 'ORDER_EXPIRED' | 'ORDER_SUPERSEDED' | undefined {
  if (!order) return 'NOT_FOUND';
  if (isInProcess(order.state) || order.state === 'COMPLETED' || order.state === 'REFUNDED') return 'ALREADY_PAID';
  if (order.state === 'SUPERSEDED') return 'ORDER_SUPERSEDED';
  return order.state === 'EXPIRED' || !isPayable(order.state) || order.expiresAt <= now ? 'ORDER_EXPIRED' : undefined;
}
