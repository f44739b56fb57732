import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { quoteId } from './fare-quote.ts';
import { fareRule } from './model.ts';
import { offerChoice } from './trace.ts';

export const getFareRules = defineCall({
  name: 'flights/get-fare-rules',
  method: 'POST',
  path: '/flightApi/api/getFareRules',
  summary:
    'The fare rules of an offer, per origin and destination; their HTML is sanitised. A pair’s half may be asked about alone.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    ...offerChoice,
    /** A quote of this offer that came without its rules: it keeps the answer. */
    quoteId: z.optional(quoteId),
  }),
  response: z.object({
    /** The rules, one entry per origin and destination. */
    fareRules: z.array(fareRule),
  }),
  failures: ['SEARCH_EXPIRED', 'FARE_EXPIRED', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
