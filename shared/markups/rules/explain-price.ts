import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cabins } from '../../flights/cabins.ts';
import { offerChoice, traceId } from '../../flights/trace.ts';
import { amount, priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { airlineField, isRealDay } from '../fields.ts';
import { fareTypes, ruleKinds, routeKinds } from '../model.ts';

/** Major units of a made-up fare. */
const MOST = 99_999_999;

/** One rule that was looked at, and what came of it. */
export const judgedRule = z.object({
  /** The rule's id. */
  markupId: z.string(),
  /** The list that it stands in. */
  list: z.enum(ruleKinds),
  /** What it does and for what, in a few words. */
  words: z.string(),
  /** `won`: this price has it. `lost`: it fits, and another goes before. `notFor`: it is for something else. */
  outcome: z.enum(['won', 'lost', 'notFor']),
  /** Why, in a sentence. */
  because: z.string(),
});
export type JudgedRule = z.output<typeof judgedRule>;

/** Why a price is what it is. */
export const priceExplained = priced(
  z.object({
    /** ISO 4217 code of the amounts. */
    currency: z.string(),
    /** What is paid. */
    total: amount,
    /** Every line of the price, their sum the total, and where it comes from, in words. */
    lines: z.array(
      z.object({
        /** What the line is called on a bill. */
        label: z.string(),
        /** Negative is taken off. */
        amount,
        /** Who added it and how, in words. */
        because: z.string(),
        /** The rule that added it; empty for everything else. */
        markupId: z.string(),
      }),
    ),
    /** Whose price it is and which group decides, in a sentence. */
    customer: z.string(),
    /** The day of sale that rules and taxes were taken of. */
    day: z.string(),
    /** What the site earns: the Service Fee and the commission, less what of it is passed on; without GST. */
    earned: amount,
    /** What the customer's own company adds for its customers, no part of the total; zero where it adds nothing. */
    ownMarkup: amount,
    /** The rules that fit, the winner first, then those that are for something else; at most 50. */
    rules: z.array(judgedRule),
    /** How many rules were looked at. */
    looked: z.number(),
    /** What else there is to know, such as that a booking keeps its price; empty for nothing. */
    note: z.string(),
  }),
);
export type PriceExplained = z.output<typeof priceExplained>;

export const explainPrice = defineCall({
  name: 'markups/rules/explain-price',
  method: 'POST',
  path: '/api/markupDiscount/explainPrice',
  summary:
    'Which rule added what to the price of a booking, an offer, a customer or a made-up flight, and why no other.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'markups.view' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** A booking: its price as it was accepted, and today's rules. Nothing but this then. */
        bookingId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
        /** An offer of a search: its answer. */
        traceId: z.optional(traceId),
        /** The offer within it. */
        resultIndex: z.optional(offerChoice.resultIndex),
        /** The way back, of a low-cost carrier's pair. */
        returnResultIndex: offerChoice.returnResultIndex,
        /** Whose price: a user of the site. Left out, a group's by `groupId`. */
        userId: z.optional(z.string().check(z.minLength(1), z.maxLength(140))),
        /** Whose price: the site's own number of a customer, where the user's id is not at hand. */
        customerId: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000_000))),
        /** Whose price: a group's id, `RETAIL`, or empty for the default group. */
        groupId: z._default(z.string().check(z.maxLength(40)), 'RETAIL'),
        /** ISO 4217; left out, and never another than, the site's own. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** Of a made-up flight: the base fare of one adult, before taxes. */
        netFare: z.optional(amount),
        /** Of a made-up flight: what the supplier gives the site. */
        commission: z.optional(amount),
        /** Of a made-up flight: how many adults. */
        adults: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
        /** Of a made-up flight: designator of the airline. */
        airlineCode: airlineField,
        /** Of a made-up flight: a fixed departure of the site's own; empty for a scheduled fare. */
        departureId: z._default(z.string().check(z.maxLength(40)), ''),
        /** Of a made-up flight: name of the source. */
        supplier: z._default(z.string().check(z.maxLength(40)), ''),
        /** Of a made-up flight. */
        cabin: z._default(z.enum(cabins), 'Economy'),
        /** Of a made-up flight. */
        fareType: z._default(z.enum(['', ...fareTypes]), ''),
        /** Of a made-up flight. */
        routeKind: z._default(z.enum(['', ...routeKinds]), ''),
        /** Day of sale; left out, today, or a booking's. */
        day: z.optional(z.string().check(z.refine(isRealDay, 'Please enter a date.'))),
      })
      .check(
        z.refine(({ traceId: trace, resultIndex }) => (trace === undefined) === (resultIndex === undefined), {
          path: ['resultIndex'],
          error: 'This is required field.',
        }),
        z.refine(
          ({ bookingId, traceId: trace, netFare }) =>
            [bookingId, trace, netFare].filter((one) => one !== undefined).length === 1,
          { path: ['netFare'], error: 'Please enter a fare, or one booking or offer.' },
        ),
        z.refine(({ netFare }) => netFare === undefined || (netFare > 0 && netFare <= MOST), {
          path: ['netFare'],
          error: 'Please enter an amount greater than zero, of up to eight digits.',
        }),
        z.refine(({ commission = 0 }) => commission >= 0 && commission <= MOST, {
          path: ['commission'],
          error: 'Please enter zero or more, of up to eight digits.',
        }),
      ),
  ),
  response: priceExplained,
  failures: ['SEARCH_EXPIRED', 'FARE_EXPIRED', 'FARE_QUOTE_FAILED'],
});
