import * as z from 'zod/mini';
import { dayOrEmpty } from '../flights/day-or-empty.ts';
import { isOneLine } from '../one-line.ts';
import { nameField } from './fields.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please write this on one line.')), '');

/** Somebody a user books for, kept so that the passenger form fills itself. Empty: not known. Days are `YYYY-MM-DD`. */
export const travellerFields = z.strictObject({
  title: text(10),
  firstName: nameField,
  lastName: nameField,
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.literal([1, 2, 3]),
  /** 1 male, 2 female. */
  gender: z.optional(z.literal([1, 2])),
  dateOfBirth: dayOrEmpty,
  email: text(254),
  phoneCode: text(5),
  mobileNo: text(15),
  addressLine1: text(120),
  city: text(80),
  /** ISO 3166 alpha-2. */
  countryCode: text(2),
  nationality: text(2),
  passportNo: text(20),
  passportIssueDate: dayOrEmpty,
  passportExpiry: dayOrEmpty,
  passportIssueCountryCode: text(2),
  panNumber: text(10),
});

export const traveller = z.extend(travellerFields, { id: z.string() });
export type Traveller = z.output<typeof traveller>;
