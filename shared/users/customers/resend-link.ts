import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userIdField } from '../fields.ts';

export const resendLink = defineCall({
  name: 'users/customers/resend-link',
  method: 'POST',
  path: '/api/wl/user/resendLink',
  summary: 'Mails a user a new link to set their password; those mailed before die. Of staff by super admins only.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.edit' },
  request: z.strictObject({
    /** Whose password it is. */
    userId: userIdField,
  }),
  response: z.object({
    /** Address that the link was mailed to. */
    email: z.string(),
  }),
  failures: ['BLOCKED'],
});
