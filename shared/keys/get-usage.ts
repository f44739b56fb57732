import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { keyId, keyShown } from './key.ts';

/** Days that are answered, today among them. */
export const USAGE_DAYS = 14;

export const getUsage = defineCall({
  name: 'keys/get-usage',
  method: 'GET',
  path: '/api/keys/getUsage',
  summary:
    'What a key was used for: its calls by day for two weeks, and its last hundred answers. For its owner, who stands for its partner, and staff.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate', 'staff'], permission: 'keys.view' },
  request: z.strictObject({
    /** The key’s id, as lists answer it. */
    id: keyId,
  }),
  response: z.object({
    /** The key as lists show it. */
    key: keyShown,
    /** Two weeks, the earliest day first; a day without calls is there too. */
    days: z.array(
      z.object({
        /** `YYYY-MM-DD` in the site’s zone. */
        day: z.string(),
        /** Calls that were answered. */
        answered: z.number(),
        /** Calls that were refused, for their limits too. */
        refused: z.number(),
        /** Searches among those answered. */
        searches: z.number(),
        /** Bookings among those answered: what was paid, and what was held. */
        bookings: z.number(),
      }),
    ),
    /** The last hundred answers, the latest first. */
    answers: z.array(
      z.object({
        /** Instant (ISO 8601, UTC) of the answer. */
        at: z.string(),
        /** The call, as the document names it, e.g. `flights.search.search-flights`. */
        call: z.string(),
        /** HTTP status. */
        status: z.number(),
        /** The request’s id, by which it is found in logs. */
        requestId: z.string(),
      }),
    ),
  }),
  failures: [],
});
export type Usage = z.output<typeof getUsage.response>;
