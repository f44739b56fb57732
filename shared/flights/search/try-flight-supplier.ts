import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { iataAirport } from '../../reference/model.ts';
import { sourceName } from '../trace.ts';

export const tryFlightSupplier = defineCall({
  name: 'flights/search/try-flight-supplier',
  method: 'POST',
  path: '/flightApi/api/tryFlightSupplier',
  summary: 'Asks one source for a flight of an adult in thirty days: how many offers it has, and how long it takes.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'flights.settings' },
  request: z.strictObject({
    /** Which of the site's sources. */
    source: sourceName,
    /** IATA code of the airport to leave from. */
    origin: iataAirport,
    /** IATA code of the airport to go to. */
    destination: iataAirport,
  }),
  response: z.object({
    /** Offers that the site could sell. */
    offers: z.number(),
    /** Milliseconds that the answer took. */
    milliseconds: z.number(),
    /** City that was left from. */
    from: z.string(),
    /** City that was gone to. */
    to: z.string(),
  }),
  failures: ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
