import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const startSecondFactor = defineCall({
  name: 'users/session/start-second-factor',
  method: 'POST',
  path: '/api/wl/user/startSecondFactor',
  summary:
    'A new secret for the authenticator app of a member of staff who gives their password, shown this once; turnOnSecondFactor confirms it within 15 minutes.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.strictObject({
    /** The caller's present password: an open session alone binds no device to the account. */
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: z.object({
    /** The secret in base32, for typing. One that was not confirmed is replaced by the next. */
    secret: z.string(),
    /** `otpauth://totp/…`: what the QR code says. */
    uri: z.string(),
  }),
  failures: ['WRONG_CREDENTIALS'],
});
