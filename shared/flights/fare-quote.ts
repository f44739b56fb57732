import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { bookedForStaff, forCustomer } from './booked-for.ts';
import { fareDetail, fareFamily, fareRule, requires, searchQuery, segment } from './model.ts';
import { offerChoice } from './trace.ts';

/** A fare confirmed by its supplier for one customer; what getSSR, validateBooking and setFlightDetails ask about. */
export const quoteId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** A fare confirmed by its supplier just now, priced for who asks. */
export const fareQuoteAnswer = priced(
  z.object({
    /** Names the confirmed fare: what getSSR, validateBooking and setFlightDetails ask about. */
    quoteId,
    ...offerChoice,
    /** ISO 4217 code of every amount here. */
    currency: z.string(),
    /** The price now, for all passengers, as whoever asks pays it. */
    fareDetailResult: fareDetail,
    /** What the search said for all passengers; another than the price now where `isPriceChanged`. */
    previousTotalPayable: amount,
    /** Instant (ISO 8601, UTC) at which the supplier stops holding the price. */
    validUntil: z.string(),
    requires,
    /** True for a low-cost carrier's fare, which is ticketed at once and cannot be held. */
    isLCC: z.boolean(),
    /** True where the fare is refunded, less a fee, when it is cancelled. */
    isRefundable: z.boolean(),
    /** True where a low-cost carrier's pair was quoted. */
    isLCCSpecialReturn: z.boolean(),
    /** The flights as the supplier confirms them, in order. */
    segments: z.array(segment),
    /**
     * As the search said them; their times or flights differ where `isTimeChanged`, and that needs consent as a price
     * does.
     */
    previousSegments: z.array(segment),
    /** True where a time or a flight is another than the search said; the customer is to accept it first. */
    isTimeChanged: z.boolean(),
    family: fareFamily,
    /** The fare's rules; empty where the supplier did not give them in time: see getFareRules. */
    fareRules: z.array(fareRule),
    /** The supplier could not be asked for them: there may be rules all the same. */
    areRulesMissing: z.boolean(),
    /** What was searched: passenger counts, dates, cabin. */
    query: searchQuery,
    /** The customer whose price it is, where staff named one. */
    customer: bookedForStaff,
  }),
);
export type FareQuoteAnswer = z.output<typeof fareQuoteAnswer>;

export const fareQuote = defineCall({
  name: 'flights/fare-quote',
  method: 'POST',
  path: '/flightApi/api/fareQuote',
  summary: 'Asks the supplier for the price of an offer now, before passengers are entered.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    ...offerChoice,
    /** Staff name the customer whose price is wanted. */
    customerId: forCustomer,
  }),
  response: fareQuoteAnswer,
  failures: ['SEARCH_EXPIRED', 'FARE_EXPIRED', 'FARE_QUOTE_FAILED', 'SOLD_OUT', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
