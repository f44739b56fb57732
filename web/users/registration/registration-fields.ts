import type { RequestOf } from '#shared/contract.ts';
import * as z from 'zod/mini';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import type { FieldErrors } from '#shared/errors.ts';

export type NewUser = RequestOf<typeof createNewUser>;

/** What the registration's form holds: a company and numbers also where they are not sent. */
export interface RegistrationForm {
  customer: Omit<NewUser['customer'], 'gender'> & { gender: string };
  company: NonNullable<NewUser['company']>;
  billingDetails: Required<NonNullable<NewUser['billingDetails']>>;
  referralCode: string;
}

/** An empty form; the company's country is the site's. */
export const emptyForm = (country: string, referralCode: string): RegistrationForm => ({
  customer: { gender: '', firstName: '', lastName: '', email: '', phone: '', phoneCode: '' },
  company: {
    companyName: '',
    primaryEmail: '',
    primaryPhone: '',
    primaryPhoneCode: '',
    secondaryPhone: '',
    secondaryPhoneCode: '',
    concernedPersonFirstName: '',
    concernedPersonLastName: '',
    country,
    state: '',
    city: '',
    pincode: '',
    address1: '',
    address2: '',
  },
  billingDetails: { panNumber: '', gstNumber: '', gstState: '' },
  referralCode,
});

/** What is sent of it: of a traveller no company, of an agent a company without what only companies are asked. */
export function requestOf(
  userType: NewUser['userType'],
  { customer, company, billingDetails, referralCode }: RegistrationForm,
): NewUser {
  const { gender, ...person } = customer;
  const none = emptyForm(company.country, '').company;
  const { companyName, country, state, city, pincode, address1, address2 } = company;
  const agency = { ...none, companyName, country, state, city, pincode, address1, address2 };
  return {
    userType,
    loginDetails: { email: person.email, status: 'unverified' },
    // Nothing chosen is the contract's to refuse.
    customer: { ...person, gender: Number(gender) as 1 | 2 },
    ...(userType !== 'retail' && { company: userType === 'corporate' ? company : agency, billingDetails }),
    ...(referralCode && { referralCode }),
  };
}

/** Errors at the fields that the form shows: the account's address is the person's. */
export function shownErrors({ 'loginDetails.email': login, ...errors }: FieldErrors): FieldErrors {
  return login && !errors['customer.email'] ? { ...errors, 'customer.email': login } : errors;
}

/** All that the contract says of a request at once: its client says of a choice that was not made that alone. */
export function errorsOf(request: NewUser): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of z.safeParse(createNewUser.request, request).error?.issues ?? [])
    errors[path.join('.')] ??= message;
  return errors;
}
