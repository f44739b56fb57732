import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { genderField, nameField } from '../fields.ts';
import { userData } from '../model.ts';
import { lastNameOrNone } from '../registration/new-customer.ts';

export const saveProfile = defineCall({
  name: 'users/profile/save-profile',
  method: 'POST',
  path: '/api/wl/user/saveProfile',
  summary: "Changes the signed-in user's own name; phone numbers by changeMyPhoneDetails.",
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** 1 male, 2 female; left out, it stays as it is. */
    gender: z.optional(genderField),
    firstName: nameField,
    lastName: lastNameOrNone,
  }),
  response: userData,
  failures: [],
});
