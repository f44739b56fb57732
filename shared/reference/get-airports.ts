import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { airport, iataAirport } from './model.ts';

export const getAirports = defineCall({
  name: 'reference/get-airports',
  method: 'POST',
  path: '/flightApi/api/getAirports',
  summary: 'Airports for what somebody typed; with nothing typed, where people of an airport fly to most.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({
    /** What somebody typed: the beginning of a city, an airport's name or an IATA code. */
    search: z.string().check(z.maxLength(80)),
    /** With an empty search: whose usual destinations are wanted. */
    from: z.optional(iataAirport),
    /** As many airports at most. */
    limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  response: z.array(airport),
  failures: [],
});
