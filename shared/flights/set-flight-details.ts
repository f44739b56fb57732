import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { quoteId } from './fare-quote.ts';
import { searchId } from './model.ts';
import { passengers } from './passenger.ts';
import { offerChoice } from './trace.ts';

/** How a return sold as two one-way fares goes on: after the outbound order, to the details of the return leg. */
export const leg = z.enum(['whole', 'outbound', 'return']);

/** The query of a results page, as a browser writes one: what leads back to the search from anywhere. */
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
  access: { module: 'Flights', scope: 'own' },
  request: priced(
    z
      .strictObject({
        searchId,
        quoteId,
        passengers,
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** What the customer was shown and accepted. */
        totalPayable: amount,
        leg: z._default(leg, 'whole'),
        search: z.optional(searchText),
        /** The return flight that is booked after an outbound. */
        next: z.optional(z.strictObject(offerChoice)),
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
      orderId: z.string(),
      bookingId: z.string(),
      currency: z.string(),
      amount,
      /** ISO instant: 15 minutes on, or the supplier's own limit if that is sooner. */
      expiryTime: z.string(),
      redirectTo: z.string(),
    }),
  ),
  failures: ['PRICE_CHANGED', 'FARE_EXPIRED', 'SEARCH_EXPIRED', 'SEARCH_NOT_ALLOWED'],
  idempotent: true,
});
