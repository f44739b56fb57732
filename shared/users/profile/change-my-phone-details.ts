import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userData } from '../model.ts';

/** Each of the labels stands for one number. */
const onceEach = z.refine<{ label: string }[]>(
  (numbers) => new Set(numbers.map(({ label }) => label)).size === numbers.length,
  'Please enter one number for each label.',
);

/** As `phoneField`, or empty. */
const numberOrEmpty = z.string().check(
  z.overwrite((text) => text.replace(/[\s().-]/g, '')),
  z.refine((text) => text === '' || /^\d{4,15}$/.test(text), 'Invalid Phone Number...'),
);
const codeOrEmpty = z.string().check(
  z.trim(),
  z.refine((code) => code === '' || /^\+\d{1,4}$/.test(code), 'Please choose a dial code.'),
);

export const changeMyPhoneDetails = defineCall({
  name: 'users/profile/change-my-phone-details',
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
          /** Without dial code; empty takes the number away, the primary one only where the account has an address of mail. */
          phoneNumber: numberOrEmpty,
          /** Dial code with a plus; counts only beside a number. */
          phoneCountryCode: codeOrEmpty,
        }),
      )
      .check(z.minLength(1, 'Phone number is required!'), z.maxLength(3), onceEach),
  }),
  response: userData,
  failures: ['PHONE_TAKEN'],
});
