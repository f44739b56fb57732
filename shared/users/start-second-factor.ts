import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const startSecondFactor = defineCall({
  name: 'users/start-second-factor',
  method: 'POST',
  path: '/api/wl/user/startSecondFactor',
  summary:
    'A new secret for the authenticator app of a member of staff, shown this once; turnOnSecondFactor confirms it.',
  seldom: true,
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'] },
  request: z.strictObject({}),
  response: z.object({
    /** The secret in base32, for typing. One that was not confirmed is replaced by the next. */
    secret: z.string(),
    /** `otpauth://totp/…`: what the QR code says. */
    uri: z.string(),
  }),
  failures: [],
});
