import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { signedIn } from '../users/model.ts';

export const jumpIn = defineCall({
  name: 'partners/jump-in',
  method: 'POST',
  path: '/api/wl/user/jumpIn',
  summary: 'Spends the code of an address of jumplogin, and signs the browser in as the partner for 15 minutes.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /** What stands behind `#` in the address. */
    code: z.string().check(z.minLength(20), z.maxLength(80)),
  }),
  response: signedIn,
  failures: ['LINK_EXPIRED'],
});
