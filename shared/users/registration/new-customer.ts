import * as z from 'zod/mini';
import { isOneLine } from '../../one-line.ts';
import { genderField, LONGEST_NAME, nameField } from '../fields.ts';
import { isPersonName } from '../person-name.ts';

/** Spec: customers-and-partners 5, agent creation. */
export const PHONE_OR_EMAIL = 'Either phone or email is required.';

const REQUIRED = 'This is required field.';
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const email = z.email();

/** Family name; may be empty. */
export const lastNameOrNone = z._default(
  text(LONGEST_NAME).check(
    z.refine((name) => name === '' || isPersonName(name), 'Use only letters, spaces, apostrophes and hyphens.'),
  ),
  '',
);

/** Address of mail, in any case; empty for none. */
export const emailOrNone = z._default(
  text(254).check(
    z.refine((address) => address === '' || z.safeParse(email, address).success, 'Please enter a valid email.'),
  ),
  '',
);

/** Number without dial code, as `phoneField`; empty for none. */
export const phoneOrNone = z._default(
  z.string().check(
    z.overwrite((number) => number.replace(/[\s().-]/g, '')),
    z.refine((number) => number === '' || /^\d{4,15}$/.test(number), 'Invalid Phone Number...'),
  ),
  '',
);

/** Dial code with a plus; counts only beside a number. */
export const phoneCodeOrNone = z._default(
  text(5).check(z.refine((code) => code === '' || /^\+\d{1,4}$/.test(code), 'Please choose a dial code.')),
  '',
);

interface Contact {
  email: string;
  phone: string;
  phoneCode: string;
}
const isWithoutContact = ({ phone, email: address }: Contact) => !phone && !address;

/** Also said where another field is wrong, so that nobody is told one thing at a time. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };
const at = (path: string, error: string) => ({ path: [path], error, ...always });

/** A customer whom somebody else opens an account for: either phone or email is there. */
export const newCustomer = z
  .strictObject({
    /** 1 male, 2 female; left out where it is not known. */
    gender: z.optional(genderField),
    firstName: nameField,
    lastName: lastNameOrNone,
    email: emailOrNone,
    phone: phoneOrNone,
    phoneCode: phoneCodeOrNone,
  })
  .check(
    z.refine((contact) => !isWithoutContact(contact), at('email', PHONE_OR_EMAIL)),
    z.refine((contact) => !isWithoutContact(contact), at('phone', PHONE_OR_EMAIL)),
    z.refine(({ phone, phoneCode }) => !phone || phoneCode !== '', at('phoneCode', 'Please choose a dial code.')),
  );

const isSeen = z.refine<string>(isOneLine, 'Please use visible characters, on one line.');
const required = (most: number) => z.string().check(z.trim(), z.minLength(1, REQUIRED), z.maxLength(most), isSeen);

/** A new company, by what the registration asks of its name and address (spec: Registration schemas). */
export const newCompany = z.strictObject({
  /** Registered name. */
  companyName: required(120),
  /** First line of the address. */
  address1: required(200),
  /** Second line of the address; may be empty. */
  address2: z._default(text(200).check(isSeen), ''),
  /** City of the address. */
  city: required(80),
  /** State of the address, by name. */
  state: required(80),
  /** Country of the address, ISO 3166 alpha-2. */
  country: required(2),
  /** Postal code. */
  pincode: required(12),
});
