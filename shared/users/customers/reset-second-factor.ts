import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userIdField } from '../fields.ts';

export const resetSecondFactor = defineCall({
  name: 'users/customers/reset-second-factor',
  method: 'POST',
  path: '/api/wl/user/resetSecondFactor',
  summary: 'Takes away the second factor of a member of staff who lost it, ends their sessions and tells them by mail.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The member of staff; not oneself. */
    userId: userIdField,
  }),
  response: z.object({
    /** Always false: they sign in by password alone, and are asked to set it up again where the site wants one. */
    isOn: z.boolean(),
  }),
  failures: [],
});
