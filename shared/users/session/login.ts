import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { signedIn } from '../model.ts';

export const login = defineCall({
  name: 'users/session/login',
  method: 'POST',
  path: '/api/wl/user/login',
  summary: 'Signs in by email and password: sets the session cookie and answers the user.',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /** The account's address of mail, in any case. */
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    /** The account's password. */
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
  response: signedIn,
  failures: ['WRONG_CREDENTIALS', 'BLOCKED', 'EMAIL_NOT_VERIFIED', 'SECOND_FACTOR_NEEDED'],
});
