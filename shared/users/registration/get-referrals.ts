import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** Rows of a page of those who joined. */
export const REFERRALS_PAGE = 25;

export const getReferrals = defineCall({
  name: 'users/registration/get-referrals',
  method: 'GET',
  path: '/api/wl/user/getReferrals',
  summary: 'Who joined by the signed-in user’s code, newest first, by first name and month alone.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** Where to go on, from an earlier answer. */
    cursor: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: z.object({
    /** The user's own code. */
    referralCode: z.string(),
    /** Address that opens the registration with the code. */
    link: z.string(),
    /** Who joined and confirmed their mail. */
    records: z.array(
      z.object({
        /** Given names, and nothing else of them. */
        firstName: z.string(),
        /** Month of the site's in which they joined, `YYYY-MM`. */
        month: z.string(),
      }),
    ),
    /** Where to go on; null at the end of the list. */
    cursor: z.nullable(z.string()),
  }),
  failures: [],
});
