import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const endSessions = defineCall({
  name: 'users/session/end-sessions',
  method: 'POST',
  path: '/api/wl/user/endSessions',
  summary: 'Ends the named sessions of the signed-in user, or, where none is named, all but the one that asks.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** Ids of getSessions; left out: every other session, whether it was listed or not, and mailed links. */
    sessionIds: z.optional(
      z.array(z.string().check(z.minLength(1), z.maxLength(140))).check(z.minLength(1), z.maxLength(50)),
    ),
  }),
  response: z.object({
    /** True where the session that asks was among them: it is signed out. */
    isSignedOut: z.boolean(),
  }),
  failures: [],
});
