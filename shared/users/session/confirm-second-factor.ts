import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { signedIn } from '../model.ts';
import { secondFactorCodeField } from './second-factor-fields.ts';

export const confirmSecondFactor = defineCall({
  name: 'users/session/confirm-second-factor',
  method: 'POST',
  path: '/api/wl/user/confirmSecondFactor',
  summary: 'Goes on where login answered SECOND_FACTOR_NEEDED: signs in by the code of an app, or a recovery code.',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    /** What came with SECOND_FACTOR_NEEDED; it works once, for 10 minutes, and survives wrong codes. */
    token: z.string().check(z.minLength(1), z.maxLength(140)),
    code: secondFactorCodeField,
  }),
  response: signedIn,
  failures: ['WRONG_CREDENTIALS', 'LINK_EXPIRED'],
});
