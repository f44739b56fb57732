import type { Actor } from '#functions/actor.ts';
import type { Booked, Cart } from '#functions/activities/cart/model.ts';
import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { isLeftFor, leftOf } from '#functions/payments/refunds/left-of.ts';
import type { RefundLine, RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { readFlightRules } from '#functions/site/store.ts';
import type { Cancellable } from '#shared/activities/cart/cancellation.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/** A visit that may be cancelled. */
export interface Visit extends Cancellable {
  itemId: string;
  title: string;
}

/** What a cart's end gives back of. */
export interface PaidCart {
  cart: Cart;
  booked: Booked;
  visits: readonly Visit[];
  order: OrderItem;
  payment: PaymentItem | undefined;
  /** Whether the site keeps what the way of paying cost. */
  keepsConvenienceFee: boolean;
}

/** A cart with what was paid for it; NOT_FOUND where it was never checked out. Two trips. */
export async function readPaid(actor: Actor, cart: Cart): Promise<Outcome<PaidCart, 'NOT_FOUND'>> {
  const { booked } = cart.head;
  if (!booked) return fail('NOT_FOUND');
  const [order, payment, { keepsConvenienceFee }] = await Promise.all([
    readOrder(actor, booked.orderId),
    readPayment(actor, booked.orderId),
    readFlightRules(actor),
  ]);
  if (!order.ok) return order;
  const visits = cart.items.flatMap(({ id: itemId, title, sold }) =>
    sold
      ? [
          {
            ...{ itemId, title, total: sold.total, startsAt: sold.startsAt, cancelHours: sold.cancelHours },
            isOver: Boolean(booked.earned?.[itemId] ?? booked.redeemed?.[itemId]),
          },
        ]
      : [],
  );
  return ok({ cart, booked, visits, order: order.value, payment, keepsConvenienceFee });
}

/**
 * What goes back of each visit: what is wanted where that is left of what was paid, or may be what waits at the gateway's
 * dashboard; else as much as is left, in their order. Minor units.
 */
export function leftForVisits({ order, payment }: PaidCart, wanted: readonly number[]): readonly number[] {
  if (isLeftFor(sumOf(wanted), order, payment)) return wanted;
  let left = leftOf(order, payment);
  return wanted.map((one) => {
    const part = Math.min(one, left);
    left -= part;
    return part;
  });
}

/** What goes back of what the way of paying cost, minor units: where all of the visits does, and the site does not keep it. */
export function feeBack(
  { order, payment, keepsConvenienceFee }: PaidCart,
  minor: number,
  isAll = !keepsConvenienceFee,
): number {
  if (!isAll || minor !== order.amount) return 0;
  const fee = paidFee(order);
  return isLeftFor(minor + fee, order, payment) ? fee : Math.max(0, Math.min(leftOf(order, payment) - minor, fee));
}

/** A refund of visits, from clearing, where it waits. Minor units. */
export function refundSum(minor: number, fee: number): RefundSum {
  const lines: RefundLine[] = [{ kind: 'activity', minor, posts: [{ account: 'clearing', minor: -minor }] }];
  if (fee > 0)
    lines.push({ kind: 'convenienceFee', minor: fee, posts: [{ account: 'revenue:convenienceFee', minor: -fee }] });
  return { lines, minor: minor + fee };
}

/** Minor units. */
export const sumOf = (minors: readonly number[]): number => minors.reduce((sum, one) => sum + one, 0);
