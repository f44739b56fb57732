import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { sourceName } from '../trace.ts';

export const getSources = defineCall({
  name: 'flights/search/get-sources',
  method: 'GET',
  path: '/flightApi/api/getSources',
  summary: "The site's flight sources, each to be searched in its own request.",
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'public', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({}),
  response: z.object({
    /** Those to ask in parallel, one search request each under the same `searchId`. */
    sources: z.array(
      z.object({
        /** The source's name, sent as `source` of a search. */
        source: sourceName,
      }),
    ),
  }),
  failures: [],
});
