import type { Actor } from '#functions/actor.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { openOf } from '#functions/payments/refunds/left-of.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { canSettle } from '#functions/payments/refunds/settle-as-refund.ts';
import { showRefund } from '#functions/payments/refunds/show-refund.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import type { RefundOfCart } from '#shared/activities/queue/get-cart-refund.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/** What goes back of a cart, with what it is of. */
interface CartRefund {
  order: OrderItem;
  payment: PaymentItem | undefined;
  refund: RefundItem | undefined;
}

/** A cart's refund. NOT_FOUND where there is no cart, or it was never checked out. Two trips. */
export async function readCartRefund(actor: Actor, cartId: string): Promise<Outcome<CartRefund, 'NOT_FOUND'>> {
  const orderId = (await readCart(actor, cartId))?.head.booked?.orderId;
  if (!orderId) return fail('NOT_FOUND');
  const [order, payment, refund] = await Promise.all([
    readOrder(actor, orderId),
    readPayment(actor, orderId),
    readRefund(actor, orderId, cartId),
  ]);
  return order.ok ? ok({ order: order.value, payment, refund }) : order;
}

/** It as staff read it, with what at the gateway's dashboard may be it as long as it did not go back. */
export function showCartRefund({ refund, payment }: CartRefund): { refund: RefundOfCart | null } {
  if (!refund) return { refund: null };
  const heard = canSettle(refund) ? Object.entries(payment?.refunds ?? {}) : [];
  return {
    refund: {
      ...showRefund(refund),
      atDashboard: refund.outside ?? 0,
      heard: heard.flatMap(([refundId, { waits, booked = 0, at }]) =>
        waits ? [{ refundId, amount: booked, at, fits: booked <= openOf(refund) }] : [],
      ),
    },
  };
}

/** The same, read anew. */
export async function shownCartRefund(
  actor: Actor,
  cartId: string,
): Promise<Outcome<{ refund: RefundOfCart | null }, 'NOT_FOUND'>> {
  const found = await readCartRefund(actor, cartId);
  return found.ok ? ok(showCartRefund(found.value)) : found;
}
