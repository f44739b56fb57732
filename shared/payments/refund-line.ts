import * as z from 'zod/mini';
import { amount } from '../money.ts';

/**
 * A refund's lines, as forecast, books and credit note call them: what was paid of each thing, then what is kept and
 * what went back before, then what other flights cost, and what was paid for a quotation or for activities.
 */
export const refundLineKinds = [
  'fare',
  'serviceFee',
  'gst',
  'tds',
  'convenienceFee',
  'airlineCharge',
  'cancellationFee',
  'gstOnCancellationFee',
  'keptServiceFee',
  'gstOnKeptServiceFee',
  'keptConvenienceFee',
  'givenBefore',
  'fareDifference',
  'reissueFee',
  'gstOnReissueFee',
  'quotation',
  'activity',
] as const;
export type RefundLineKind = (typeof refundLineKinds)[number];

/** A line of a refund: what was paid of something, above zero, or what is kept, below. */
export const refundLine = z.object({
  /** What it is of. */
  kind: z.enum(refundLineKinds),
  /** What was paid of it, or is kept; all lines together are what comes back. */
  amount,
});
