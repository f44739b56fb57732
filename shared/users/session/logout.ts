import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** Answers the same when nobody is signed in: the cookies go in any case. */
export const logout = defineCall({
  name: 'users/session/logout',
  method: 'POST',
  path: '/api/wl/user/logout',
  summary: 'Ends the session and clears its cookies.',
  actor: 'visitor',
  access: { byPartner: true, scope: 'public' },
  request: z.strictObject({}),
  response: z.object({
    /** Always true, also where nobody was signed in. */
    signedOut: z.boolean(),
  }),
  failures: [],
});
