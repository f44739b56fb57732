import * as z from 'zod/mini';
import type { FieldErrors } from '#shared/errors.ts';
import { type PaxType, paxTypeName } from '#shared/flights/model.ts';
import { type Passenger, passengers as passengersSchema } from '#shared/flights/passenger.ts';
import {
  checkPassengers,
  type PassengerCounts,
  type PassengerFindings,
  type PassengerTerms,
} from '#shared/flights/passenger-rules.ts';
import type { BookingForm, PassengerFields } from '../../journey/passenger-fields.ts';

const schema = z.object({ passengers: passengersSchema });

/** The contract's schema first, then what the fare asks; fields are dotted paths such as `passengers.0.lastName`. */
export function findErrors(form: BookingForm, counts: PassengerCounts, terms: PassengerTerms): PassengerFindings {
  const parsed = z.safeParse(schema, form);
  const errors: FieldErrors = {};
  if (!parsed.success) for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  const trimmed = parsed.success ? parsed.data.passengers : (form.passengers as unknown as Passenger[]);
  const found = checkPassengers(trimmed, counts, terms);
  return { errors: { ...found.errors, ...errors }, warnings: found.warnings };
}

/** Fields that stand in the contact card, not on a passenger's. */
export const contactFields = ['mobileNo', 'phoneCode', 'email', 'addressLine1', 'city', 'countryCode'] as const;
const isContact = (field: string) => (contactFields as readonly string[]).includes(field);

const words: Record<string, string> = {
  title: 'title',
  firstName: 'first name',
  lastName: 'last name',
  gender: 'gender',
  dateOfBirth: 'date of birth',
  nationality: 'nationality',
  passportNo: 'passport number',
  passportExpiry: 'passport expiry',
  passportIssueDate: 'passport issue date',
  passportIssueCountryCode: 'passport issued in',
  pan: 'PAN',
  mobileNo: 'mobile number',
  phoneCode: 'dial code',
  email: 'email',
  addressLine1: 'address',
  city: 'city',
  countryCode: 'country',
  baggage: 'baggage',
  meals: 'meals',
};

const order = Object.keys(words);

/** `Adult 2`: its number among those of its type. */
export const placeName = (list: readonly Pick<PassengerFields, 'paxType'>[], at: number): string => {
  const { paxType } = list[at]!;
  return `${paxTypeName[paxType as PaxType]} ${list.slice(0, at + 1).filter((other) => other.paxType === paxType).length}`;
};

/** A link of the error summary: the field's path, and its name as a person says it. */
export interface ErrorLink {
  path: string;
  label: string;
  text: string;
}

/** Errors in the order of the page: cards from top to bottom, the contact card last. */
export function errorLinks(errors: FieldErrors, list: readonly PassengerFields[]): ErrorLink[] {
  const links = Object.entries(errors).map(([path, text]): ErrorLink & { rank: number } => {
    const [, index, field] = path.split('.');
    const at = Number(index);
    const passenger = index === undefined ? undefined : list[at];
    if (!passenger || !field) return { path, label: text, text, rank: -1 };
    const name = isContact(field)
      ? 'Contact'
      : [passenger.firstName, passenger.lastName].filter(Boolean).join(' ') || placeName(list, at);
    return {
      path,
      label: `${name}, ${words[field] ?? field}`,
      text,
      rank: (isContact(field) ? 100 : at) * 100 + order.indexOf(field),
    };
  });
  return links.toSorted((a, b) => a.rank - b.rank).map(({ path, label, text }) => ({ path, label, text }));
}

/** Whether a passenger's own card has nothing to correct: it may fold. */
export const isCardRight = (errors: FieldErrors, at: number): boolean =>
  !Object.keys(errors).some((path) => path.startsWith(`passengers.${at}.`) && !isContact(path.split('.')[2] ?? ''));
