import { paidFee } from '#functions/payments/convenience-fee.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { givenApart, isLeftFor, leftOf } from '#functions/payments/refunds/left-of.ts';
import {
  fareOf,
  type Kept,
  type Part,
  refundLines,
  type RefundLine,
  type RefundSum,
  type Sale,
  shareOf,
} from '#functions/payments/refunds/refund-lines.ts';
import { saleOf } from './sale-of.ts';
import type { PaidReissue, Sold } from './subject-of.ts';

/** A refund of a booking, and which of the orders that paid for it gives how much of it back. Minor units. */
export interface RefundOf extends RefundSum {
  byOrder: { order: OrderItem; payment: PaymentItem | undefined; back: RefundSum }[];
}

/** What a paid reissue was paid for, as its books say. Throws for one that nobody was paid for. */
function saleOfReissue(site: string, { order, serviceFee, gst }: PaidReissue): Sale {
  const cost = order.costs.find((side) => side.site === site);
  if (!cost) throw new Error('nobody was paid for this reissue');
  const account = `supplierPayable:${cost.to.replace(/^supplier:/, '')}` as const;
  return {
    payable: { account, minor: cost.minor },
    ...{ serviceFee, gst, tds: 0, commission: 0, convenienceFee: paidFee(order) },
  };
}

/** What the airline was paid for a part: by its first sale, and by what other flights cost more since. Minor units. */
export const paidToAirline = (site: string, { reissues = [] }: Pick<Sold, 'reissues'>, part: Part): number =>
  reissues.reduce((sum, one) => sum + shareOf(saleOfReissue(site, one).payable.minor, part), part.now);

/**
 * The one rule of a refund over all that was paid for a booking: each order gives back its own share, the airline's charge
 * is taken from the first as far as that goes, the site's fee from the first alone. Nobody gets more back than was paid and
 * did not go back in any way yet.
 */
export function refundOf(
  site: string,
  { booking, order, payment, reissues = [] }: Sold,
  part: Part,
  { airlineCharge, cancellationFee, ...terms }: Kept,
): RefundOf {
  const paid = [
    { order, payment, sale: saleOf(site, order, booking) },
    ...reissues.map((one) => ({ order: one.order, payment: one.payment, sale: saleOfReissue(site, one) })),
  ];
  let left = airlineCharge;
  const byOrder = paid.map((one, at) => {
    const most = shareOf(fareOf(one.sale), part) + shareOf(one.sale.tds, part);
    const charge = at === paid.length - 1 ? left : Math.min(left, Math.max(0, most));
    left -= charge;
    const kept = { ...terms, airlineCharge: charge, cancellationFee: at === 0 ? cancellationFee : 0 };
    return { order: one.order, payment: one.payment, back: refundLeft(one, part, kept) };
  });
  const lines = new Map<RefundLine['kind'], RefundLine>();
  for (const { kind, minor, posts } of byOrder.flatMap(({ back }) => back.lines)) {
    const before = lines.get(kind);
    lines.set(kind, { kind, minor: minor + (before?.minor ?? 0), posts: [...(before?.posts ?? []), ...posts] });
  }
  return { lines: [...lines.values()], minor: byOrder.reduce((sum, { back }) => sum + back.minor, 0), byOrder };
}

/** What of it went back at the gateway's dashboard as a matter of its own is taken off where there is less left than is due. */
function refundLeft(
  { order, payment, sale }: Pick<Sold, 'order' | 'payment'> & { sale: Sale },
  part: Part,
  kept: Kept,
) {
  const due = refundLines(sale, part, kept);
  if (isLeftFor(due.minor, order, payment)) return due;
  const beyond = due.minor - leftOf(order, payment);
  return refundLines(sale, part, { ...kept, givenBefore: Math.min(beyond, givenApart(order, payment)) });
}

/** Whether each order has as much left of what was paid for it. */
export const isLeft = ({ byOrder }: RefundOf): boolean =>
  byOrder.every(({ order, payment, back }) => isLeftFor(back.minor, order, payment));
