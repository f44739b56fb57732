import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { sessionIdField } from './session-field.ts';
import { signedIn } from '../model.ts';

export const loginBySessionId = defineCall({
  name: 'users/session/login-by-session-id',
  method: 'POST',
  path: '/api/wl/user/loginBySessionId',
  summary: 'Signs the browser in with a live session of this site: sets its cookie and answers the user.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({ sessionId: sessionIdField }),
  response: signedIn,
  failures: [],
});
