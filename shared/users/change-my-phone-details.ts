import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { phoneCodeField, phoneField } from './fields.ts';
import { userData } from './model.ts';

/** Each of the labels stands for one number. */
const onceEach = z.refine<{ label: string }[]>(
  (numbers) => new Set(numbers.map(({ label }) => label)).size === numbers.length,
  'Please give one number for each label.',
);

export const changeMyPhoneDetails = defineCall({
  name: 'users/change-my-phone-details',
  method: 'POST',
  path: '/api/user/changeMyPhoneDetails',
  summary: "Changes the signed-in user's own phone numbers.",
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** Those to change, one a label; the others stay as they are. */
    phoneNumbers: z
      .array(
        z.strictObject({
          /** What the number is for; `Primary` is the one that is preferred, and nobody else's on the site. */
          label: z.enum(['Primary', 'Secondary', 'Emergency']),
          phoneNumber: phoneField,
          phoneCountryCode: phoneCodeField,
        }),
      )
      .check(z.minLength(1, 'Phone number is required!'), z.maxLength(3), onceEach),
  }),
  response: userData,
  failures: ['PHONE_TAKEN'],
});
