import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userIdField } from '../fields.ts';

export const liftBounce = defineCall({
  name: 'users/customers/lift-bounce',
  method: 'POST',
  path: '/api/wl/user/liftBounce',
  summary: 'Has mails sent again to a user whose address bounced and was mended since. By super admins only.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** Whose address it is. */
    userId: userIdField,
  }),
  response: z.object({
    /** The address that mails are sent to again. */
    email: z.string(),
  }),
  failures: [],
});
