import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const setFlightHoldSettingForUser = defineCall({
  name: 'users/customers/set-flight-hold-setting-for-user',
  method: 'POST',
  path: '/api/wl/user/setFlightHoldSettingForUser',
  summary: 'Whether a customer may hold seats without paying.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.search' },
  request: z.strictObject({
    /** The user's id. */
    userId: z.string().check(z.minLength(1), z.maxLength(140)),
    /** How it is to be. */
    isFlightHold: z.boolean(),
  }),
  response: z.object({
    /** As it is now. */
    isFlightHoldAllowed: z.boolean(),
  }),
  failures: [],
});
