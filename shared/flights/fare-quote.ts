import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { fareDetail, fareFamily, fareRule, requires, searchQuery, segment } from './model.ts';
import { offerChoice } from './trace.ts';

export const quoteId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A fare confirmed by its supplier just now, priced for who asks. */
export const fareQuoteAnswer = priced(
  z.object({
    /** What getSSR, validateBooking and setFlightDetails ask about. */
    quoteId,
    ...offerChoice,
    currency: z.string(),
    fareDetailResult: fareDetail,
    /** What the search said for all passengers; differs where `isPriceChanged`. */
    previousTotalPayable: amount,
    /** ISO instant: the supplier's own limit for paying. */
    validUntil: z.string(),
    requires,
    isLCC: z.boolean(),
    isRefundable: z.boolean(),
    isLCCSpecialReturn: z.boolean(),
    segments: z.array(segment),
    /**
     * As the search said them; their times or flights differ where `isTimeChanged`, and that needs consent as a price
     * does.
     */
    previousSegments: z.array(segment),
    isTimeChanged: z.boolean(),
    family: fareFamily,
    fareRules: z.array(fareRule),
    /** The supplier could not be asked for them: there may be rules all the same. */
    areRulesMissing: z.boolean(),
    /** What was searched: passenger counts, dates, cabin. */
    query: searchQuery,
  }),
);
export type FareQuoteAnswer = z.output<typeof fareQuoteAnswer>;

export const fareQuote = defineCall({
  name: 'flights/fare-quote',
  method: 'POST',
  path: '/flightApi/api/fareQuote',
  summary: 'Asks the supplier for the price of an offer now, before passengers are entered.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own' },
  request: z.strictObject(offerChoice),
  response: fareQuoteAnswer,
  failures: ['SEARCH_EXPIRED', 'FARE_EXPIRED', 'FARE_QUOTE_FAILED', 'SOLD_OUT', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
