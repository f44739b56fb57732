import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { priced } from '../../money.ts';
import { bookedForStaff, forCustomer } from '../booked-for.ts';
import { offer, searchId, searchQuery } from '../model.ts';
import { sourceName, traceId } from '../trace.ts';

/** One source's answer. The page asks each source in a request of its own, all under one `searchId`. */
export const searchAnswer = priced(
  z.object({
    searchId,
    source: sourceName,
    traceId,
    /** ISO 4217 code of every price in the answer: the site's own. */
    currency: z.string(),
    /** Cheapest first. Offers that cannot be priced are left out. */
    offers: z.array(offer),
    /** Instant (ISO 8601, UTC) at which the supplier answered; earlier than now where it came from store. */
    answeredAt: z.string(),
    /** Instant (ISO 8601, UTC) from which the answer is gone: 404 `SEARCH_EXPIRED`. */
    expiresAt: z.string(),
    /** The customer whose prices they are, where staff named one. */
    customer: bookedForStaff,
  }),
);
export type SearchAnswer = z.output<typeof searchAnswer>;

export const searchFlights = defineCall({
  name: 'flights/search/search-flights',
  method: 'POST',
  path: '/flightApi/api/search',
  summary: 'Offers of one source. The same question under the same search id answers from store.',
  throttle: 'search',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    searchId,
    source: sourceName,
    ...searchQuery.shape,
    /** Staff name the customer whose prices are wanted. */
    customerId: forCustomer,
  }),
  response: searchAnswer,
  failures: ['SEARCH_NOT_ALLOWED', 'SEARCHES_USED_UP', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
