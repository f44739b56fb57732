import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { emailField } from '../fields.ts';

/** Answers the same whether there is an account or not. */
export const forgetPassword = defineCall({
  name: 'users/session/forget-password',
  method: 'POST',
  path: '/api/wl/user/forgetPassword',
  summary: 'Mails a link to set a new password, where the email has an account.',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({ email: emailField }),
  response: z.object({
    /** Sentence to show; the same whether there is an account or not. */
    message: z.string(),
  }),
  failures: [],
});
