import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { fareRule } from './model.ts';
import { orderOfFlight } from './get-flight-details.ts';

export const askFareRules = defineCall({
  name: 'flights/ask-fare-rules',
  method: 'POST',
  path: '/flightApi/api/askFareRules',
  summary: 'Asks the supplier once more for the fare rules that an unpaid order came without, and keeps them with it.',
  actor: 'user',
  access: { module: 'Flights', scope: 'own', permission: 'flights.search' },
  request: orderOfFlight,
  response: z.object({
    /** The rules, one entry per origin and destination; kept with the order from now on. */
    fareRules: z.array(fareRule),
  }),
  failures: ['ORDER_EXPIRED', 'ORDER_SUPERSEDED', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
