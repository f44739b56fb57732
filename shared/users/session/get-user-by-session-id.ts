import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { sessionIdField } from './session-field.ts';
import { userData } from '../model.ts';

export const getUserBySessionId = defineCall({
  name: 'users/session/get-user-by-session-id',
  method: 'POST',
  path: '/api/wl/user/getUserBySessionId',
  summary: 'The user of a session; without `sessionId`, of the session the request came with.',
  actor: 'visitor',
  access: { byPartner: true, scope: 'public' },
  request: z.strictObject({
    /** The token of the session asked about; absent: the one that the request came with. */
    sessionId: z.optional(sessionIdField),
  }),
  response: userData,
  failures: [],
});
