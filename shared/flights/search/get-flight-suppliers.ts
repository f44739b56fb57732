import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { sourceName } from '../trace.ts';

export const getFlightSuppliers = defineCall({
  name: 'flights/search/get-flight-suppliers',
  method: 'GET',
  path: '/flightApi/api/getFlightSuppliers',
  summary: 'How each of the site’s flight sources is: what it sells, and why it rests.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'flights.settings' },
  request: z.strictObject({}),
  response: z.object({
    /** In the order that they are asked. */
    suppliers: z.array(
      z.object({
        /** The source's name. */
        source: sourceName,
        /** What the partner is called whose flights these are, through a link; left out for the site's own sources. */
        called: z.optional(z.string()),
        /** Whose flights these are: invented ones of the sandbox, test flights that nobody flies, or real ones. */
        sells: z.enum(['invented', 'test', 'live', 'nothing']),
        /** What staff should know of it, a sentence each; none where all is well. */
        notes: z.array(z.string()),
        /** Seconds to answer that it must be given at least. */
        leastSeconds: z.number(),
        /** When the supplier last told something by itself, an instant; empty: it never did, or has no way to. */
        heardAt: z.string(),
      }),
    ),
  }),
  failures: [],
});
