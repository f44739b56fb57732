import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const setFlightSearchSettingForUser = defineCall({
  name: 'users/customers/set-flight-search-setting-for-user',
  method: 'POST',
  path: '/api/wl/user/setFlightSearchSettingForUser',
  summary: 'Whether a customer may search flights.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.search' },
  request: z.strictObject({
    /** The user's id. */
    userId: z.string().check(z.minLength(1), z.maxLength(140)),
    /** How it is to be. */
    isFlightSearchAllowed: z.boolean(),
  }),
  response: z.object({
    /** As it is now. */
    isFlightSearchAllowed: z.boolean(),
  }),
  failures: [],
});
