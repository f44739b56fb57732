import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const putAwayFirstDay = defineCall({
  name: 'site/partner-sites/put-away-first-day',
  method: 'POST',
  path: '/api/site/putAwayFirstDay',
  summary: 'Puts the list of what a new site lacks away: its super admins begin elsewhere from then on.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({}),
  response: z.object({
    /** False from here on. */
    isFirstDay: z.literal(false),
  }),
  failures: [],
});
