import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { travellerNameField } from './fields.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please write this on one line.')), '');
const day = z._default(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Please enter a date.')), '');

/** Somebody a user books for, kept so that the passenger form fills itself. Empty: not known. Days are `YYYY-MM-DD`. */
export const travellerFields = z.strictObject({
  title: text(10),
  firstName: travellerNameField,
  lastName: travellerNameField,
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.literal([1, 2, 3]),
  /** 1 male, 2 female. */
  gender: z.optional(z.literal([1, 2])),
  dateOfBirth: day,
  email: text(254),
  phoneCode: text(5),
  mobileNo: text(15),
  addressLine1: text(120),
  city: text(80),
  /** ISO 3166 alpha-2. */
  countryCode: text(2),
  nationality: text(2),
  passportNo: text(20),
  passportIssueDate: day,
  passportExpiry: day,
  passportIssueCountryCode: text(2),
  panNumber: text(10),
});

const asSaved = z._default(z.string(), '');

/** As it stands: what an earlier rule let in is read all the same, and told when it is used. */
export const traveller = z.extend(travellerFields, {
  id: z.string(),
  title: asSaved,
  firstName: z.string(),
  lastName: z.string(),
  email: asSaved,
  phoneCode: asSaved,
  mobileNo: asSaved,
  addressLine1: asSaved,
  city: asSaved,
  countryCode: asSaved,
  nationality: asSaved,
  passportNo: asSaved,
  passportIssueCountryCode: asSaved,
  panNumber: asSaved,
});
export type Traveller = z.output<typeof traveller>;
