import * as z from 'zod/mini';
import { isPersonName, isTravellerName } from './person-name.ts';

/** Characters of a person's given or family name. */
export const LONGEST_NAME = 100;
const NO_NAME = 'Use only letters, spaces, apostrophes and hyphens.';
const nameBy = (isName: (text: string) => boolean, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => text === '' || isName(text), NO_NAME),
  );

/** A person's name on one line, in any script: letters, spaces, apostrophes, hyphens; no digits, nothing like a link. */
export const nameField = nameBy(isPersonName, LONGEST_NAME);

/** A traveller's name on one line, as in the passport: letters, spaces, apostrophes, hyphens; nothing that is not seen. */
export const travellerNameField = nameBy(isTravellerName, 80);

/** Address of mail, in any case; it names the account. */
export const emailField = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(254), z.email('Please enter a valid email.'));

/**
 * Number without dial code, 4 to 15 digits that its country's numbering plan knows; spaces, dots, hyphens and brackets
 * are dropped.
 */
export const phoneField = z.string().check(
  z.overwrite((text) => text.replace(/[\s().-]/g, '')),
  z.minLength(1, 'Phone number is required!'),
  z.regex(/^\d{4,15}$/, 'Invalid Phone Number...'),
);

/** Dial code with a plus, e.g. `+91`. */
export const phoneCodeField = z
  .string()
  .check(z.trim(), z.minLength(1), z.regex(/^\+\d{1,4}$/, 'Please choose a dial code.'));

/** 1 male, 2 female. */
export const genderField = z.literal([1, 2], 'This is required field.');

/** The new password, 8 to 128 characters in any script; the upper bound keeps hashing cheap. */
export const newPasswordField = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(128, 'Use at most 128 characters.'));

/** The id of a user. */
export const userIdField = z.string().check(z.minLength(1), z.maxLength(140));
