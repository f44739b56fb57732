import * as z from 'zod/mini';
import { isPersonName, isTravellerName } from './person-name.ts';

const NO_NAME = 'Use letters, spaces, apostrophes and hyphens only.';
const nameBy = (isName: (text: string) => boolean) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(80),
    z.refine((text) => text === '' || isName(text), NO_NAME),
  );

/** Fields that several forms of this domain share, with the texts their inputs show. */
export const nameField = nameBy(isPersonName);
export const travellerNameField = nameBy(isTravellerName);

export const emailField = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(254), z.email('Please enter a valid email.'));

/**
 * Spaces and hyphens are dropped; the dial code stands in a field of its own, and both are held against the numbering
 * plans (phone-number.ts).
 */
export const phoneField = z.string().check(
  z.overwrite((text) => text.replace(/[\s().-]/g, '')),
  z.minLength(1, 'Phone number is required!'),
  z.regex(/^\d{4,15}$/, 'Invalid Phone Number...'),
);

/** With a plus, e.g. `+91`. */
export const phoneCodeField = z
  .string()
  .check(z.trim(), z.minLength(1), z.regex(/^\+\d{1,4}$/, 'Please choose a dial code.'));

/** 1 male, 2 female (spec: flights-and-shell 4). */
export const genderField = z.literal([1, 2], 'This is required field.');

/** A password about to be set. Its upper bound keeps hashing cheap. */
export const newPasswordField = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(128, 'Use at most 128 characters.'));

/** `userId.secret`. */
export const sessionIdField = z.string().check(z.minLength(1), z.maxLength(140));
