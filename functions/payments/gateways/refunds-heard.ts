import type { OrderItem, PaymentItem, RefundRecord } from '#functions/payments/model.ts';
import type { GatewayRefund } from './payment-gateway.ts';

type Refunds = Readonly<Record<string, RefundRecord>>;

/** A payment as its gateway knows it and as it was credited here. Minor units. */
interface Credited {
  paymentId: string;
  /** What the customer paid. */
  minor: number;
  /** What of it was credited: less than was paid by what had gone back before. Undefined: nothing was, so far. */
  credited: number | undefined;
}

/** What was heard of refunds, taken in: the records from now on, and what is to be booked of them now. */
export interface RefundsHeard {
  refunds: Refunds;
  /** Refunds of others that went through since the payment was credited, minor units each. */
  booked: readonly { refundId: string; minor: number }[];
  /** Whether anything is new. */
  isNews: boolean;
}

/** Refunds that one commit books; more are booked when they are heard again. */
const MOST_AT_ONCE = 20;
const order: readonly GatewayRefund['state'][] = ['underWay', 'failed', 'done'];
const sum = (minors: readonly { minor: number }[]): number => minors.reduce((total, { minor }) => total + minor, 0);

/** The records of one payment's refunds. */
const ofPayment = (refunds: Refunds, paymentId: string): [string, RefundRecord][] =>
  Object.entries(refunds).filter(([, one]) => one.paymentId === paymentId);

/** What of a payment went back, or is about to, whoever asked for it; minor units. */
export const goneBack = (refunds: Refunds, paymentId: string): number =>
  sum(ofPayment(refunds, paymentId).flatMap(([, one]) => (one.state === 'failed' ? [] : [one])));

/** What of a payment was booked as given back at the gateway's own dashboard; minor units. */
export const bookedOutside = (refunds: Refunds, paymentId: string): number =>
  sum(ofPayment(refunds, paymentId).map(([, { booked = 0 }]) => ({ minor: booked })));

/** The records of what paid an order; of one that no gateway's payment paid, those of all that were made for it. */
export const refundsOfPaid = (
  { refunds = {} }: Pick<PaymentItem, 'refunds'>,
  { paidBy }: Pick<OrderItem, 'paidBy'>,
): RefundRecord[] =>
  paidBy?.method === 'gateway' ? ofPayment(refunds, paidBy.paymentId).map(([, one]) => one) : Object.values(refunds);

/** What of them went back at the gateway's own dashboard, minor units. */
export const refundedOutside = (
  payment: Pick<PaymentItem, 'refunds'> | undefined,
  order: Pick<OrderItem, 'paidBy'>,
): number => sum(refundsOfPaid(payment ?? {}, order).map(({ booked = 0 }) => ({ minor: booked })));

/** Whether somebody else's refund of a payment is under way: what is left of it is not known before it ends. */
export const isUnderWayOutside = (refunds: Refunds, paymentId: string): boolean =>
  ofPayment(refunds, paymentId).some(([, one]) => one.state === 'underWay' && !one.isOurs);

/** References of an order's refunds that are still under way: what became of them is asked by these. */
export const askedAgain = (refunds: Refunds): string[] =>
  Object.values(refunds).flatMap(({ state, reference }) => (state === 'underWay' ? [reference] : []));

/**
 * What a gateway says of a payment's refunds, held against what is known of them, in whatever order it is heard: what is
 * done does not become undone. A refund that we did not ask for is booked once, when it went through, as far as it was
 * taken from what was credited. `at`: the instant from which new ones are known.
 */
export function refundsHeard(
  before: Refunds,
  { paymentId, minor: paid, credited }: Credited,
  heard: readonly GatewayRefund[],
  at: string,
): RefundsHeard {
  const refunds: Record<string, RefundRecord> = { ...before };
  let isNews = false;
  for (const { refundId, reference, minor, state, isOurs } of heard) {
    const known = refunds[refundId];
    if (known && order.indexOf(known.state) >= order.indexOf(state)) continue;
    refunds[refundId] = { ...known, minor, state, paymentId, reference, isOurs, at: known?.at ?? at };
    isNews = true;
  }
  if (credited === undefined) return { refunds, booked: [], isNews };
  const outside = ofPayment(refunds, paymentId).filter(([, one]) => !one.isOurs && one.state === 'done');
  const decided = outside.flatMap(([, { minor, booked }]) => (booked === undefined ? [] : [{ minor: minor - booked }]));
  // What had gone back before the payment was credited was never credited: it is not booked again.
  let earlier = paid - credited - sum(decided);
  const booked: { refundId: string; minor: number }[] = [];
  for (const [refundId, one] of outside) {
    if (one.booked !== undefined) continue;
    if (booked.length === MOST_AT_ONCE) break;
    const uncredited = Math.min(Math.max(earlier, 0), one.minor);
    earlier -= uncredited;
    refunds[refundId] = { ...one, booked: one.minor - uncredited };
    isNews = true;
    if (one.minor > uncredited) booked.push({ refundId, minor: one.minor - uncredited });
  }
  return { refunds, booked, isNews };
}
