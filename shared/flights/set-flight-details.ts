import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { forCustomer } from './booked-for.ts';
import { quoteId } from './fare-quote.ts';
import { searchId } from './model.ts';
import { passengers } from './passenger.ts';
import { offerChoice } from './trace.ts';

/** How a return sold as two one-way fares goes on: after the outbound order, to the details of the return leg. */
export const leg = z.enum(['whole', 'outbound', 'return']);

/** The query of a results page, as a browser writes one; kept so that any tab can search again. */
export const searchText = z.string().check(z.maxLength(1000), z.regex(/^[\w%&=+.*~-]*$/));

/** Major units; beyond it nothing is a price. */
const MOST = 1e10;

export const setFlightDetails = defineCall({
  name: 'flights/set-flight-details',
  method: 'POST',
  path: '/flightApi/api/setFlightDetails',
  summary:
    'Makes the order: the price as accepted, the passengers, and until when it may be paid. The new price comes as the result of a 402.',
  actor: 'user',
  access: { module: 'Flights', scope: 'own', permission: 'flights.book', byKey: 'sell' },
  request: priced(
    z
      .strictObject({
        /** The search that the offer was found by. */
        searchId,
        quoteId,
        passengers,
        /** ISO 4217 code of `totalPayable`; must be the quote's. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** The total that the customer was shown and accepted; another than the present one is refused with 402. */
        totalPayable: amount,
        /** How the order stands in a return sold as two one-way fares: `whole` for anything else. */
        leg: z._default(leg, 'whole'),
        search: z.optional(searchText),
        /** The flight back that is to be booked after an outbound; only with `leg` `outbound`. */
        next: z.optional(z.strictObject(offerChoice)),
        /** Staff name the customer they book for: the price is theirs, and so are order and booking. */
        customerId: forCustomer,
      })
      .check(
        z.refine(({ totalPayable }) => Math.abs(totalPayable) <= MOST, {
          path: ['totalPayable'],
          error: 'Please enter a valid amount.',
        }),
      ),
  ),
  response: priced(
    z.object({
      /** The order to be paid: see payFromWallet and startPayment. */
      orderId: z.string(),
      /** The booking that the order becomes once it is paid. */
      bookingId: z.string(),
      /** ISO 4217 code of `amount`. */
      currency: z.string(),
      /** What is to be paid. */
      amount,
      /**
       * Instant (ISO 8601, UTC) after which it cannot be paid: 15 minutes on, or the supplier's own limit if that is
       * sooner.
       */
      expiryTime: z.string(),
      /** Path within the site where the customer goes after paying. */
      redirectTo: z.string(),
    }),
  ),
  failures: ['NOT_APPROVED', 'PRICE_CHANGED', 'FARE_EXPIRED', 'SEARCH_EXPIRED', 'SEARCH_NOT_ALLOWED'],
  idempotent: true,
});
