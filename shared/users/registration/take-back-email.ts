import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const takeBackEmail = defineCall({
  name: 'users/registration/take-back-email',
  method: 'POST',
  path: '/api/wl/user/takeBackEmail',
  summary: 'Takes a change of an account’s address back, by the link mailed to the address of before.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /** The code from the mailed link; it works once, for 7 days, and only until the new address was confirmed. */
    token: z.string().check(z.minLength(1), z.maxLength(140)),
  }),
  response: z.object({
    /** The account's address again: the one that the link was mailed to. */
    email: z.string(),
    /** True where the account had no password before: a link to set one is on its way to that address. */
    isPasswordMailed: z.boolean(),
  }),
  failures: ['LINK_EXPIRED', 'EMAIL_TAKEN'],
});
