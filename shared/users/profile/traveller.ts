import * as z from 'zod/mini';
import { dayOrEmpty } from '../../flights/day-or-empty.ts';
import { isOneLine } from '../../one-line.ts';
import { travellerNameField } from '../fields.ts';

const text = (most: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(most), z.refine(isOneLine, 'Please keep this on one line.')), '');

/** A document's number: left out it stays as it was saved, empty it goes. What a list has masked is no number. */
const documentNumber = (most: number) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(most),
      z.refine(isOneLine, 'Please keep this on one line.'),
      z.refine((number) => !number.includes(MASK), 'Please enter the full number.'),
    ),
  );
const MASK = '•';

/** A saved traveller's id, as getTravellers answers it. */
export const travellerId = z.string().check(z.regex(/^[0-9A-Z]{10,40}$/));

/** Somebody a user books for, kept so that the passenger form fills itself. Empty: not known. Days are `YYYY-MM-DD`. */
export const travellerFields = z.strictObject({
  /** Form of address; empty where not known. */
  title: text(10),
  /** Given names as in the passport. */
  firstName: travellerNameField,
  /** Family name as in the passport. */
  lastName: travellerNameField,
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
  /** Passport number; left out, it stays as it was saved. Kept encrypted. */
  passportNo: documentNumber(20),
  /** Day the passport was issued, `YYYY-MM-DD`; empty where not known. */
  passportIssueDate: dayOrEmpty,
  /** Day the passport ends, `YYYY-MM-DD`; empty where not known. */
  passportExpiry: dayOrEmpty,
  /** ISO 3166 alpha-2 code of the country that issued it; empty where not known. */
  passportIssueCountryCode: text(2),
  /** Indian tax number (PAN); left out, it stays as it was saved. Kept encrypted. */
  panNumber: documentNumber(10),
});

/** Texts without the rules they are saved by. */
const asSaved = <S extends Record<string, z.ZodMiniType>>(shape: S): S =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, withoutRules(field)])) as S;

function withoutRules(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniDefault) return z._default(z.string(), '');
  return field instanceof z.ZodMiniString ? z.string() : field;
}

/** As it stands: what an earlier rule let in is read all the same, and told when it is used. */
export const traveller = z.object({
  ...asSaved(travellerFields.shape),
  /** Passport number; empty where not known. All but its last signs are `•`, unless openTravellers answers it. */
  passportNo: z.string(),
  /** Indian tax number (PAN); empty where not known. Masked as the passport number is. */
  panNumber: z.string(),
  /** The traveller's id, for saveTraveller, openTravellers and deleteTraveller. */
  id: z.string(),
});
export type Traveller = z.output<typeof traveller>;

/** A document's number with `•` for all but its last four signs, and of a short one for its first half. */
export const maskedNumber = (number: string): string => {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return MASK.repeat(number.length - shown) + number.slice(number.length - shown);
};

/** A traveller as lists answer it. */
export const masked = (traveller: Traveller): Traveller => ({
  ...traveller,
  passportNo: maskedNumber(traveller.passportNo),
  panNumber: maskedNumber(traveller.panNumber),
});
