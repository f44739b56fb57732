import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** For a lost phone, or a desk that was left: the password stays as it is. */
export const signOutEverywhere = defineCall({
  name: 'users/session/sign-out-everywhere',
  method: 'POST',
  path: '/api/wl/user/signOutEverywhere',
  summary: 'Ends every session of the user, on whatever device, this one too; mailed links that set a password die.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({}),
  response: z.object({
    /** Always true: no session of the user is left. */
    signedOut: z.boolean(),
  }),
  failures: [],
});
