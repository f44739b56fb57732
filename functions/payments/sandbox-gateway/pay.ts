import type { SandboxAction, SandboxOrder } from './model.ts';

const LATE_BY = 1_000;

/**
 * The payments of a sandbox order after its customer chose `action` at `now` (ms since 1970). Paid once, it cannot be
 * paid again.
 */
export function paymentsAfter(order: SandboxOrder, action: SandboxAction, now: number): SandboxOrder['payments'] {
  if (action === 'abandon' || order.payments.some(({ outcome }) => outcome === 'SUCCEEDED')) return order.payments;
  const next = (after: number) => `${order.gatewayOrderId}.${order.payments.length + after}`;
  if (action === 'fail') return [...order.payments, { paymentId: next(1), outcome: 'FAILED', confirmsAt: now }];
  const confirmsAt = action === 'late' ? Math.max(order.expiresAt + LATE_BY, now) : now;
  const paid = (paymentId: string) => ({ paymentId, outcome: 'SUCCEEDED' as const, confirmsAt });
  return [...order.payments, paid(next(1)), ...(action === 'twice' ? [paid(next(2))] : [])];
}
