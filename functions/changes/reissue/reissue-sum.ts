import type { RefundLine } from '#functions/payments/refunds/refund-lines.ts';
import type { HouseLine } from '#functions/wallet/model.ts';
import { portionOf } from '#shared/money.ts';

/** What other flights cost, minor units of the booking's currency. */
interface Costs {
  /** Against the booked flights; below zero they are cheaper. */
  fareDifference: number;
  /** What the airline charges for the change, above or at zero. */
  airlineCharge: number;
  /** What the site charges beside it, before GST. */
  fee: number;
  /** Basis points of GST on the fee. */
  gstRate: number;
}

/**
 * The one rule of a reissue: what the customer is told, what the books post and what its invoice says. As a refund's lines,
 * above zero comes back and below is paid; `payable` is who is paid for the flights. One of `minor` (comes back) and `toPay`
 * is zero.
 */
export function reissueSum(
  payable: HouseLine['account'],
  { fareDifference, airlineCharge, fee, gstRate }: Costs,
): { lines: RefundLine[]; minor: number; toPay: number } {
  const gst = portionOf(fee, gstRate);
  const line = (kind: RefundLine['kind'], cost: number, account: HouseLine['account']): RefundLine => ({
    kind,
    minor: -cost,
    posts: [{ account, minor: cost }],
  });
  const lines = [
    line('fareDifference', fareDifference, payable),
    line('airlineCharge', airlineCharge, payable),
    line('reissueFee', fee, 'revenue:serviceFee'),
    line('gstOnReissueFee', gst, 'tax:gst'),
  ].filter(({ minor }) => minor !== 0);
  const due = fareDifference + airlineCharge + fee + gst;
  return { lines, minor: Math.max(0, -due), toPay: Math.max(0, due) };
}
