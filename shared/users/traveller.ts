import * as z from 'zod/mini';
import { dayOrEmpty } from '../flights/day-or-empty.ts';
import { isOneLine } from '../one-line.ts';
import { nameField } from './fields.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please write this on one line.')), '');

/** Somebody a user books for, kept so that the passenger form fills itself. Empty: not known. Days are `YYYY-MM-DD`. */
export const travellerFields = z.strictObject({
  /** Form of address; empty where not known. */
  title: text(10),
  /** Given names as in the passport. */
  firstName: nameField,
  /** Family name as in the passport. */
  lastName: nameField,
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.literal([1, 2, 3]),
  /** 1 male, 2 female; absent where not known. */
  gender: z.optional(z.literal([1, 2])),
  /** `YYYY-MM-DD`; empty where not known. Kept encrypted. */
  dateOfBirth: dayOrEmpty,
  /** Address of mail; empty where not known. */
  email: text(254),
  /** Dial code with a plus; empty where not known. */
  phoneCode: text(5),
  /** Mobile number without dial code; empty where not known. */
  mobileNo: text(15),
  /** First line of the postal address; empty where not known. */
  addressLine1: text(120),
  /** City of the postal address; empty where not known. */
  city: text(80),
  /** ISO 3166 alpha-2 code of the postal address's country; empty where not known. */
  countryCode: text(2),
  /** ISO 3166 alpha-2 code of the nationality; empty where not known. */
  nationality: text(2),
  /** Passport number; empty where not known. Kept encrypted. */
  passportNo: text(20),
  /** Day the passport was issued, `YYYY-MM-DD`; empty where not known. */
  passportIssueDate: dayOrEmpty,
  /** Day the passport ends, `YYYY-MM-DD`; empty where not known. */
  passportExpiry: dayOrEmpty,
  /** ISO 3166 alpha-2 code of the country that issued it; empty where not known. */
  passportIssueCountryCode: text(2),
  /** Indian tax number (PAN); empty where not known. Kept encrypted. */
  panNumber: text(10),
});

export const traveller = z.extend(travellerFields, {
  /** The traveller's id, for saveTraveller and deleteTraveller. */
  id: z.string(),
});
export type Traveller = z.output<typeof traveller>;
