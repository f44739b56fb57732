import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { newPasswordField } from '../fields.ts';
import { signedIn } from '../model.ts';

export const generatePassword = defineCall({
  name: 'users/session/generate-password',
  method: 'POST',
  path: '/api/wl/user/generatePassword',
  summary:
    'Sets the password by a mailed link, which works once, verifies the email and signs in (by a code, with a second factor).',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /**
     * The code from the mailed link; it works once, for 7 days after signing up and for 1 hour after a forgotten
     * password.
     */
    token: z.string().check(z.minLength(1), z.maxLength(140)),
    password: newPasswordField,
  }),
  response: signedIn,
  failures: ['LINK_EXPIRED', 'BLOCKED', 'SECOND_FACTOR_NEEDED'],
});
