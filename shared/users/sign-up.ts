import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { emailField, genderField, nameField, phoneCodeField, phoneField } from './fields.ts';

export const signUp = defineCall({
  name: 'users/sign-up',
  method: 'POST',
  path: '/api/wl/user/signup',
  summary: 'Registers a retail customer; the mailed link sets the password and verifies the email.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    gender: genderField,
    firstName: nameField,
    lastName: nameField,
    email: emailField,
    phone: phoneField,
    phoneCode: phoneCodeField,
    referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  response: z.object({ email: z.string(), status: z.enum(['verified', 'unverified']) }),
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
