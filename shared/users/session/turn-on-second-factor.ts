import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { appCodeField } from './second-factor-fields.ts';

export const turnOnSecondFactor = defineCall({
  name: 'users/session/turn-on-second-factor',
  method: 'POST',
  path: '/api/wl/user/turnOnSecondFactor',
  summary:
    'Confirms the app by a code, within 15 minutes of the password that began it: signing in asks for one from now on. Ends every other session of the user.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.strictObject({ code: appCodeField }),
  response: z.object({
    /** Ten codes for when the app is lost, shown this once; each works once. */
    recoveryCodes: z.array(z.string()),
    /** The token of the new session in place of the present one, which ended with the others. A browser has it as a cookie. */
    sessionId: z.string(),
  }),
  failures: ['WRONG_CREDENTIALS'],
});
