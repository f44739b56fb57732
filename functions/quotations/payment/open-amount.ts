import type { KartItem, OpenOrder } from '#functions/quotations/model.ts';

/** What the orders of a quotation that have no end yet come to. Minor units. */
export const underWay = ({ orders = [] }: Pick<KartItem, 'orders'>): number =>
  orders.reduce((sum, { minor }) => sum + minor, 0);

/** What was paid for it, by staff's word and by orders. Minor units. */
export const paidOf = ({ collectedPayment, paidOnline }: Pick<KartItem, 'collectedPayment' | 'paidOnline'>): number =>
  collectedPayment + paidOnline;

/**
 * What can still be ordered of a version: its total, or the builder's where that is less by now, without what was paid and
 * what is about to be. Minor units, never below zero.
 */
export const openOf = (
  head: Pick<KartItem, 'collectedPayment' | 'paidOnline' | 'orders' | 'totalPrice'>,
  { total }: { total: number },
): number => Math.max(0, Math.min(total, head.totalPrice) - paidOf(head) - underWay(head));

/** What orders paid beyond the total, staff's own takings counted first: it is to go back. Minor units, never below zero. */
export const overpaidOf = (head: Pick<KartItem, 'collectedPayment' | 'paidOnline' | 'totalPrice'>): number =>
  Math.min(head.paidOnline, Math.max(0, paidOf(head) - head.totalPrice));

/** What of a deposit is still to be paid, never more than is open. Minor units. */
export const depositLeft = (
  head: Parameters<typeof openOf>[0],
  { total, deposit }: { total: number; deposit: number },
): number => Math.min(openOf(head, { total }), Math.max(0, deposit - paidOf(head) - underWay(head)));

/** A head's orders without one of them; the field goes with the last. */
export function withoutOrders(head: KartItem, isGone: (order: OpenOrder) => boolean): KartItem {
  const { orders = [], ...rest } = head;
  const left = orders.filter((order) => !isGone(order));
  return left.length ? { ...rest, orders: left } : rest;
}
