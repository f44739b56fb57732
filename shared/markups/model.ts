import * as z from 'zod/mini';

/** The pricing group of everyone who belongs to none: visitors, retail customers, the site's own desk. */
export const RETAIL = 'RETAIL';

/** A markup group: customers of the trade who get the same prices. Exactly one of a site's is the default. */
export const markupGroup = z.object({
  id: z.string(),
  groupName: z.string(),
  isDefault: z.boolean(),
  /** Basis points of the supplier's commission passed on to the group where it has no markup; 10000 is all of it. */
  commissionShare: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
});
export type MarkupGroup = z.output<typeof markupGroup>;

/** How a rule's value is counted. */
export const markupKinds = ['perPassenger', 'perBooking', 'percentOfBase'] as const;

/** One markup as a site's staff set it. The most specific wins: group and airline, group, airline, default. */
export const markupRule = z.object({
  id: z.string(),
  kind: z.enum(markupKinds),
  /**
   * Minor units of the site's currency, or for `percentOfBase` basis points of the base fare (250 is 2.5 %). Never
   * negative.
   */
  value: z.number().check(z.int(), z.minimum(0)),
  /** A group's id, `RETAIL`, or empty for every customer. */
  groupId: z.string(),
  /** IATA designator; empty for every airline. */
  airlineCode: z.string(),
  /** A fixed departure; empty otherwise. Read of fixed-departure rules only. */
  departureId: z.string(),
});
export type MarkupRule = z.output<typeof markupRule>;

/** A tax's rate from a day on. */
export const taxRate = z.object({
  /** gst: on the service fee (a VAT has the same place). tds: income tax deducted from commission passed on. */
  kind: z.enum(['gst', 'tds']),
  basisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  /** First day it holds, `YYYY-MM-DD`, in the site's zone. */
  from: z.string(),
});
export type TaxRate = z.output<typeof taxRate>;
