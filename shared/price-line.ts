import * as z from 'zod/mini';
import { amount } from './money.ts';
import { staffOnly } from './staff-only.ts';

/** Who added an amount to a price, and why, whatever is sold. Totals are the sum of lines. */
export const priceLine = z.object({
  /**
   * base: the net fare or rate. tax: government and airport taxes. surcharge: carrier-imposed (YQ, YR).
   * extra: baggage, meals and other things chosen. markup: Service Fee. gst: GST on Service Fee. tds: tax deducted on
   * commission. discount: commission passed on, or taken off by a rule (negative). txnFee, rounding: added on the
   * document. convenienceFee: added by the way it is paid, to what an order costs.
   */
  kind: z.enum([
    'base',
    'tax',
    'surcharge',
    'extra',
    'markup',
    'gst',
    'tds',
    'discount',
    'txnFee',
    'rounding',
    'convenienceFee',
  ]),
  /** What the line is called on a bill, in English. */
  label: z.string(),
  /** Of flights, passenger type of a per-passenger line: 1 adult, 2 child, 3 infant; absent on all other lines. */
  paxType: z.optional(z.number()),
  /** How many the line is for, of what is sold by the piece; absent on lines for the whole booking. */
  count: z.optional(z.number()),
  /** The line's whole, for all passengers or pieces that it is for; negative is taken off. */
  amount,
  /** `supplier:<name>`, `rule:<id>` or `gateway:<name>`: what added it; for staff alone. */
  source: staffOnly(z.string()),
});
export type PriceLine = z.output<typeof priceLine>;
export type PriceLineKind = PriceLine['kind'];
