import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { newPasswordField } from '../fields.ts';

/** The toast's text after a change (spec: flights-and-shell 8); every session is over, this one too. */
export const PASSWORD_CHANGED = 'Password Changed! Redirecting to login page...';

export const changePassword = defineCall({
  name: 'users/session/change-password',
  method: 'POST',
  path: '/api/wl/user/changePassword',
  summary: 'Changes the password and ends every session of the user.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** The password until now. */
    oldPassword: z.string().check(z.minLength(1), z.maxLength(128)),
    newPassword: newPasswordField,
  }),
  response: z.object({
    /** Sentence to show. Every session of the user is over, the present one too. */
    message: z.string(),
  }),
  failures: ['WRONG_CREDENTIALS'],
});
