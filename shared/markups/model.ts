import * as z from 'zod/mini';
import { cabins } from '../flights/cabins.ts';

/** The pricing group of everyone who belongs to none: visitors, retail customers, the site's own desk. */
export const RETAIL = 'RETAIL';

/** A markup group: customers of the trade who get the same prices. Exactly one of a site's is the default. */
export const markupGroup = z.object({
  /** The group's id. */
  id: z.string(),
  /** What staff call it. */
  groupName: z.string(),
  /** True for the group of whoever was given none. */
  isDefault: z.boolean(),
  /** Basis points of the supplier's commission passed on to the group where it has no markup; 10000 is all of it. */
  commissionShare: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  /** Counts its changes; absent before the first. */
  version: z.optional(z.number()),
});
export type MarkupGroup = z.output<typeof markupGroup>;

/** How a rule's value is counted. */
export const markupKinds = ['perPassenger', 'perBooking', 'percentOfBase'] as const;
export type MarkupKind = (typeof markupKinds)[number];

/** What a rule does to a price. */
export const markupEffects = ['markup', 'discount'] as const;
export type MarkupEffect = (typeof markupEffects)[number];

/**
 * What kind of fare a rule is for: one that is refunded, or not; a low-cost carrier's; a low-cost carrier's pair, sold
 * together only.
 */
export const fareTypes = ['refundable', 'nonRefundable', 'lowCost', 'specialReturn'] as const;
export type FareType = (typeof fareTypes)[number];

/** Whether a journey stays within one country. */
export const routeKinds = ['domestic', 'international'] as const;
export type RouteKind = (typeof routeKinds)[number];

/** Lists of rules: for every airline, for one airline each, for the site's own fixed departures. */
export const ruleKinds = ['defaults', 'airlines', 'departures'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** The most rules of one kind. */
export const MOST_RULES = 1000;

/**
 * One markup or discount as a site's staff set it. Of those that fit, the most specific wins (`dimensions`), then the
 * newest. What is empty or absent holds for all.
 */
export const markupRule = z.object({
  /** The rule's id. */
  id: z.string(),
  /** Whether it adds to the price or takes off; absent: adds. */
  effect: z.optional(z.enum(markupEffects)),
  /** How `value` is counted. */
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
  /** Name of a source of flights. */
  supplier: z.optional(z.string()),
  /** Cabin of the first flight. */
  cabin: z.optional(z.enum(cabins)),
  /** Kind of fare. */
  fareType: z.optional(z.enum(fareTypes)),
  /** Within one country or not. */
  routeKind: z.optional(z.enum(routeKinds)),
  /** First day of sale that it holds on, in the site's zone. */
  validFrom: z.optional(z.string()),
  /** Last day of sale that it holds on. */
  validTo: z.optional(z.string()),
  /** Instant at which it was made; absent of rules that were seeded, which are the oldest. */
  createdAt: z.optional(z.string()),
  /** Counts its changes; absent before the first. */
  version: z.optional(z.number()),
});
export type MarkupRule = z.output<typeof markupRule>;

/** By which of these a rule is chosen, in this order: the first in which two rules differ decides between them. */
export const dimensions = [
  'departure',
  'group',
  'airline',
  'supplier',
  'cabin',
  'fareType',
  'routeKind',
  'dated',
] as const;
export type Dimension = (typeof dimensions)[number];

/** The section of the Income-tax Act by which tax is deducted from commission that is passed on. */
export const COMMISSION_SECTION = '194H';

/** A tax's rate from a day on. */
export const taxRate = z.object({
  /** gst: on the service fee (a VAT has the same place). tds: income tax deducted from commission passed on. */
  kind: z.enum(['gst', 'tds']),
  /** Of TDS, the section of the law; absent: `COMMISSION_SECTION`. Prices know that one alone. */
  section: z.optional(z.string()),
  /** 1/100 of a percent. */
  basisPoints: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  /** First day it holds, `YYYY-MM-DD`, in the site's zone. */
  from: z.string(),
});
export type TaxRate = z.output<typeof taxRate>;
