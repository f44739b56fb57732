import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userIdField } from '../fields.ts';

export const setSuperAdmin = defineCall({
  name: 'users/customers/set-super-admin',
  method: 'POST',
  path: '/api/wl/user/setSuperAdmin',
  summary: 'Makes a member of staff a super admin, or takes it from them: never from oneself. Ends their sessions.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The member of staff. */
    userId: userIdField,
    /** Whether they are to be one. */
    isSuperAdmin: z.boolean(),
  }),
  response: z.object({
    /** Whether they are one now. */
    isSuperAdmin: z.boolean(),
  }),
  failures: [],
});
