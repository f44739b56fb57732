import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const toggleBlockColleague = defineCall({
  name: 'users/company/toggle-block-colleague',
  method: 'POST',
  path: '/api/wl/user/toggleBlockColleague',
  summary: "A company's owner, or staff, block or unblock one of its users; blocking ends their sessions.",
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate', 'staff'], permission: 'customers.block' },
  request: z.strictObject({
    /** A user of the company. */
    userId: z.string().check(z.minLength(1), z.maxLength(140)),
    /** True blocks, false unblocks. */
    isBlocked: z.boolean(),
  }),
  response: z.object({
    /** True where the account is locked now. */
    isBlocked: z.boolean(),
  }),
  failures: [],
});
