import * as z from 'zod/mini';

/** A tax's rate from a day on, as its editor shows it. */
export const taxShown = z.object({
  /** `gst`: on the Service Fee (a VAT has the same place). `tds`: on commission that is passed on. */
  kind: z.enum(['gst', 'tds']),
  /** Section of the law, of TDS; empty of GST. */
  section: z.string(),
  /** Percent, with two places. */
  percent: z.number(),
  /** First day that it holds on, in the site's zone. */
  from: z.string(),
  /** Whether the site set it, or the law of its country. */
  by: z.enum(['site', 'law']),
  /** True for the rate of today. */
  isToday: z.boolean(),
  /** True where prices are worked out by it; other sections are kept for returns alone. */
  isInPrices: z.boolean(),
});
export type TaxShown = z.output<typeof taxShown>;
