import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { emailField, genderField, nameField, phoneCodeField, phoneField } from '../fields.ts';
import { emailOrNone, lastNameOrNone, phoneCodeOrNone, phoneOrNone } from './new-customer.ts';
import { isPersonName } from '../person-name.ts';
import { gstNumberOrNone, gstStateOrNone, panOrNone } from '../company/tax-fields.ts';

const REQUIRED = 'This is required field.';
const NO_ADDRESS = 'Please leave out : / @ < and >.';

/** Mails and documents carry it, so nothing that a reader makes a link of. */
const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most),
    z.refine((text) => !/[:/@<>]/.test(text) && isOneLine(text), NO_ADDRESS),
  );
const filled = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(most),
    z.refine((text) => !/[@<>]/.test(text) && isOneLine(text), 'Please leave out @ < and >.'),
  );

/** A company that registers: name and address of any, and how to reach it, all of which a `corporate` gives. */
const company = z.strictObject({
  /** Registered name. */
  companyName: line(120).check(z.minLength(1, REQUIRED)),
  /** Its own address of mail. */
  primaryEmail: emailOrNone,
  /** Its own number without dial code. */
  primaryPhone: phoneOrNone,
  /** Dial code of `primaryPhone`, with a plus. */
  primaryPhoneCode: phoneCodeOrNone,
  /** A second number without dial code. */
  secondaryPhone: phoneOrNone,
  /** Dial code of `secondaryPhone`, with a plus. */
  secondaryPhoneCode: phoneCodeOrNone,
  /** Given names of whom to ask for; empty: who registers. */
  concernedPersonFirstName: z._default(
    line(100).check(
      z.refine((name) => name === '' || isPersonName(name), 'Use only letters, spaces, apostrophes and hyphens.'),
    ),
    '',
  ),
  /** Family name of whom to ask for; may be empty. */
  concernedPersonLastName: lastNameOrNone,
  /** Country of the address, ISO 3166 alpha-2. */
  country: filled(2),
  /** State of the address, by name. */
  state: filled(80),
  /** City of the address. */
  city: filled(80),
  /** Postal code. */
  pincode: filled(12),
  /** First line of the address. */
  address1: filled(200),
  /** Second line of the address; may be empty. */
  address2: z._default(line(200), ''),
});

interface Given {
  userType: 'retail' | 'travelAgent' | 'corporate';
  loginDetails: { email: string };
  customer: { email: string };
  company?: Record<string, string> | undefined;
}

/** Also said where another field is wrong, so that nobody is told one thing at a time. */
const at = (path: string[], error: string) => ({
  path,
  error,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});
const textIn = (holder: unknown, field: string): string => {
  const text = (holder as Record<string, unknown> | null | undefined)?.[field];
  return typeof text === 'string' ? text.trim() : '';
};
/** Spec: customers-and-partners 5, company registration. */
const neededOfCompany = ['primaryEmail', 'primaryPhone', 'secondaryPhone', 'concernedPersonFirstName'] as const;

export const createNewUser = defineCall({
  name: 'users/registration/create-new-user',
  method: 'POST',
  path: '/api/wl/user/createNewUser',
  summary:
    'Registers a traveller, a travel agent or a company; the mailed link sets the password and verifies the email.',
  throttle: 'sign-in',
  actor: 'visitor',
  access: { scope: 'public', locked: true },
  request: z
    .strictObject({
      /** `retail` is a traveller, `travelAgent` an agent with a new agency, `corporate` a new company. */
      userType: z.enum(['retail', 'travelAgent', 'corporate']),
      /** How the account is signed in to. */
      loginDetails: z.strictObject({
        /** The account's address of mail; the same as the person's. */
        email: emailField,
        /** Never used: the mailed link sets the password. */
        password: z.optional(z.string().check(z.maxLength(128))),
        /** Never used: only the mailed link verifies. */
        status: z.string().check(z.maxLength(40)),
      }),
      /** What invoices need; left out, it can be given later (saveBillingDetails). */
      billingDetails: z.optional(
        z.strictObject({ panNumber: panOrNone, gstNumber: gstNumberOrNone, gstState: gstStateOrNone }),
      ),
      /** Who registers. */
      customer: z.strictObject({
        gender: genderField,
        firstName: nameField,
        lastName: nameField,
        email: emailField,
        phone: phoneField,
        phoneCode: phoneCodeField,
      }),
      /** An agent's or company's; left out by travellers. It is a new one: into one that there is its owner or staff invite. */
      company: z.optional(company),
      /** Code of whoever recommended the site, of this site's users and not one's own; empty or absent for none. */
      referralCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    })
    .check(
      z.refine(
        ({ loginDetails, customer }: Given) =>
          textIn(loginDetails, 'email').toLowerCase() === textIn(customer, 'email').toLowerCase(),
        at(['loginDetails', 'email'], 'Please enter the email of the person registering.'),
      ),
      z.refine(
        ({ userType, company: given }: Given) => userType !== 'retail' || given === undefined,
        at(['company'], 'Only agents and companies can register a company.'),
      ),
      z.refine(
        ({ userType, company: given }: Given) => userType === 'retail' || given !== undefined,
        at(['company', 'companyName'], REQUIRED),
      ),
      ...neededOfCompany.map((field) =>
        z.refine<Given>(
          ({ userType, company: given }) => userType !== 'corporate' || !given || textIn(given, field) !== '',
          at(['company', field], REQUIRED),
        ),
      ),
      ...(['primaryPhone', 'secondaryPhone'] as const).map((field) =>
        z.refine<Given>(
          ({ company: given }) => !textIn(given, field) || textIn(given, `${field}Code`) !== '',
          at(['company', `${field}Code`], 'Please choose a dial code.'),
        ),
      ),
    ),
  response: z.object({
    /** Address that the link was mailed to. */
    email: z.string(),
    /** `unverified` until the mailed link was opened. */
    status: z.enum(['verified', 'unverified']),
    /** True where the site approves agents: until it has, this one can sign in and order nothing. */
    isAwaitingApproval: z.boolean(),
  }),
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
