import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { triedRuleRequest } from '../rule-fields.ts';

/** Days of bookings that a rule is tried on. */
export const PREVIEW_DAYS = 30;
/** The most bookings that it is tried on, the newest. */
export const PREVIEW_BOOKINGS = 1000;

/** What a rule would have done. */
export const rulePreview = priced(
  z.object({
    /** ISO 4217 code of the amounts: the site's. */
    currency: z.string(),
    /** The day of sale that was taken of both prices: today, or the first of the rule's own. */
    day: z.string(),
    /** Bookings of the last days that were priced again. */
    looked: z.number(),
    /** True where there were more than can be looked at; the newest were. */
    isCut: z.boolean(),
    /** How many would have had another price. */
    moved: z.number(),
    /** Of these, how many a higher one. */
    dearer: z.number(),
    /** What all of them together would have paid more; negative: less. */
    difference: amount,
    /** What the site earns by today's rules, Service Fee and commission less what of it is passed on; without GST. */
    earnedBefore: amount,
    /** What it would earn with the rule. */
    earnedAfter: amount,
    /** How many would be given a larger discount than the supplier's commission. */
    beyondCommission: z.number(),
    /** How many would be charged a Service Fee of more than the fare itself. */
    beyondFare: z.number(),
    /** The largest moves, at most five. */
    examples: z.array(
      z.object({
        /** The booking. */
        bookingId: z.string(),
        /** Where from and to, and by whom, as `DEL–BOM, 6E`. */
        flight: z.string(),
        /** What it would cost today. */
        before: amount,
        /** What it would cost with the rule. */
        after: amount,
      }),
    ),
    /** Fares that are kept of the routes that were booked, priced for the rule's group, or else at the retail price. */
    fares: z.object({
      /** How many there are. */
      looked: z.number(),
      /** How many would have another price. */
      moved: z.number(),
      /** By how much an adult would pay more on the average of those that move; negative: less. */
      averageDifference: amount,
    }),
  }),
);
export type RulePreview = z.output<typeof rulePreview>;

export const previewRule = defineCall({
  name: 'markups/rules/preview-rule',
  method: 'POST',
  path: '/api/markupDiscount/previewRule',
  summary: 'What a rule would have done to the bookings of the last 30 days and to the fares that are kept.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: triedRuleRequest,
  response: rulePreview,
  failures: [],
});
