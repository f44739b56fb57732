import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { recordIdField } from '../../destination/rates/rate-fields.ts';
import { day } from '../../flights/search-query.ts';
import { amount, priced } from '../../money.ts';
import { priceLine } from '../../price-line.ts';

/** Guests of a kind, as many as one looks a price up for. */
const guests = (usual: number) => z._default(z.int().check(z.minimum(0), z.maximum(500)), usual);

const judgedActivityRule = z.object({
  /** Which rule it is, by its id. */
  id: z.string(),
  /** What it is for. */
  words: z.string(),
  /** `won`; `lost` to the winner; `notFor` this price. */
  outcome: z.enum(['won', 'lost', 'notFor']),
  /** Why, in a few words. */
  because: z.string(),
});
export type JudgedActivityRule = z.output<typeof judgedActivityRule>;

export const explainActivityPrice = defineCall({
  name: 'activities/markup/explain-activity-price',
  method: 'POST',
  path: '/api/activity/markup/explainActivityPrice',
  summary: 'What a tour option comes to on a day for a party, line by line, and which markup applies and why.',
  actor: 'user',
  access: {
    scope: 'own',
    userTypes: ['staff', 'travelAgent'],
    permission: 'markups.view',
    module: 'Activities',
    locked: true,
  },
  request: z.strictObject({
    /** The tour option. */
    tourOptionId: recordIdField,
    /** Day of the visit. */
    date: day,
    /** Guests who pay as adults. */
    adults: guests(1),
    /** Guests who pay as children. */
    children: guests(0),
    /** Infants, who sit on a lap. */
    infants: guests(0),
    /** Of staff: the group that it is priced for, `RETAIL` for whoever is in none. An agency is asked nothing. */
    groupId: z._default(z.string().check(z.maxLength(40)), 'RETAIL'),
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of every amount: the site's. */
      currency: z.string(),
      /** Why there is no price, in a sentence; empty where there is one. */
      reason: z.string(),
      /** What it comes to is their sum; none without a price. */
      lines: z.array(priceLine),
      /** What the buyer pays; null without a price. */
      total: z.nullable(amount),
      /** What an agency adds for its own customers; never a part of what it pays. */
      own: amount,
      /** The rules that were looked at, the winner first; at most 100. An agency's are its own. */
      rules: z.array(judgedActivityRule),
    }),
  ),
  failures: [],
});
