import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { emailField, genderField, nameField, phoneCodeField, phoneField } from '../fields.ts';

export const signUp = defineCall({
  name: 'users/registration/sign-up',
  method: 'POST',
  path: '/api/wl/user/signup',
  summary: 'Registers a retail customer; the mailed link sets the password and verifies the email.',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    gender: genderField,
    firstName: nameField,
    lastName: nameField,
    email: emailField,
    phone: phoneField,
    phoneCode: phoneCodeField,
    /** Referral code of whoever recommended the site; absent for none. One that is nobody's is kept as given. */
    referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  response: z.object({
    /** Address that the link was mailed to. */
    email: z.string(),
    /** `unverified` until the mailed link was opened. */
    status: z.enum(['verified', 'unverified']),
    /** True where staff approve accounts before they order. */
    isAwaitingApproval: z.boolean(),
  }),
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
