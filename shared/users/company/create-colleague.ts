import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { emailField, nameField } from '../fields.ts';
import { lastNameOrNone, phoneCodeOrNone, phoneOrNone } from '../registration/new-customer.ts';

export const createColleague = defineCall({
  name: 'users/company/create-colleague',
  method: 'POST',
  path: '/api/wl/user/createColleague',
  summary: "A company's owner adds a user of the same company, who is mailed a link to set the password.",
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate'] },
  idempotent: true,
  request: z
    .strictObject({
      firstName: nameField,
      lastName: lastNameOrNone,
      email: emailField,
      phone: phoneOrNone,
      phoneCode: phoneCodeOrNone,
    })
    .check(
      z.refine(({ phone, phoneCode }) => !phone || phoneCode !== '', {
        path: ['phoneCode'],
        error: 'Please choose a dial code.',
      }),
    ),
  response: z.object({
    /** The new user's id. */
    userId: z.string(),
    /** Address that the link was mailed to. */
    email: z.string(),
  }),
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
