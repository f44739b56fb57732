import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { signedIn } from '../model.ts';

export const confirmEmail = defineCall({
  name: 'users/registration/confirm-email',
  method: 'POST',
  path: '/api/wl/user/confirmEmail',
  summary:
    'Confirms an address that staff gave an account, by the link mailed there and the account’s password, and signs in (by a code, with a second factor).',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /** The code from the mailed link; it works once, for 7 days after the change, and survives wrong passwords. */
    token: z.string().check(z.minLength(1), z.maxLength(140)),
    /** The password that the account had before its address was changed. */
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: signedIn,
  failures: ['LINK_EXPIRED', 'WRONG_CREDENTIALS', 'BLOCKED', 'SECOND_FACTOR_NEEDED'],
});
