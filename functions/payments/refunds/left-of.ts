import { paidInAll } from '#functions/payments/convenience-fee.ts';
import { refundsOfPaid } from '#functions/payments/gateways/refunds-heard.ts';
import type { OrderItem, PaymentItem, RefundRecord } from '#functions/payments/model.ts';
import type { RefundItem } from './model.ts';

type Paid = Pick<OrderItem, 'amount' | 'paidBy' | 'refunds'>;
type Payment = Pick<PaymentItem, 'refunds'> | undefined;

const booked = (records: readonly RefundRecord[]): number => records.reduce((sum, one) => sum + (one.booked ?? 0), 0);

/**
 * What went back at the gateway's own dashboard of what paid the order, but for what was settled as a refund of ours and
 * counts with that. What a gateway took beside an order that a wallet paid is another payment's matter.
 */
const apart = (payment: Payment, order: Paid): RefundRecord[] =>
  order.paidBy?.method === 'gateway'
    ? refundsOfPaid(payment ?? {}, order).filter(({ settled }) => settled?.how !== 'refund')
    : [];

/** What went back of an order at its gateway's own dashboard beside its refunds, minor units; what waits for staff with it. */
export const givenApart = (order: Paid, payment: Payment): number => booked(apart(payment, order));

const balance = (order: Paid, payment: Payment): number =>
  paidInAll(order) - (order.refunds ?? 0) - givenApart(order, payment);

/**
 * What of an order can still go back, minor units: what was paid, less what is refunded or about to be, less what went back
 * at its gateway's own dashboard.
 */
export const leftOf = (order: Paid, payment: Payment): number => Math.max(0, balance(order, payment));

/** Whether more would go back of an order than was paid, were all at the dashboard that waits for staff a matter of its own. */
export const isOverdrawn = (order: Paid, payment: Payment): boolean => balance(order, payment) < 0;

/**
 * What of an open refund went back at the gateway's dashboard already, as what staff said to be another matter there is more
 * than is left beside the order's refunds. Minor units.
 */
export function givenBeyond(refund: Pick<RefundItem, 'minor' | 'outside'>, order: Paid, payment: Payment): number {
  const said = booked(apart(payment, order).filter(({ waits }) => !waits));
  return Math.min(openOf(refund), Math.max(0, said - (paidInAll(order) - (order.refunds ?? 0))));
}

/**
 * Whether a refund of so much fits into what is left of an order, minor units. One at the dashboard that waits for staff
 * and is no more than this may be settled as it.
 */
export const isLeftFor = (minor: number, order: Paid, payment: Payment): boolean =>
  minor <= leftOf(order, payment) ||
  minor <=
    paidInAll(order) -
      (order.refunds ?? 0) -
      booked(apart(payment, order).filter((one) => !one.waits || (one.booked ?? 0) > minor));

/** What of a refund has not gone back in any way, minor units. */
export const openOf = ({ minor, outside = 0 }: Pick<RefundItem, 'minor' | 'outside'>): number => minor - outside;

/** Whether staff have to say first what a refund at the gateway's dashboard was for: it may be the very one that is due. */
export const waitsForStaff = (payment: Payment, order: Pick<OrderItem, 'paidBy'>): boolean =>
  refundsOfPaid(payment ?? {}, order).some(({ waits }) => waits);
