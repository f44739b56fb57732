import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Failure } from '#shared/errors.ts';
import type { ResponseOf, WireRequestOf } from '#shared/contract.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { mayRing } from '#web/ui/may-ring.ts';
import { phoneText } from './customer-text.tsx';

type Request = WireRequestOf<typeof updateDetails>;
/** What the form holds; the number counts only where there is one. */
export type DetailsValues = Required<Omit<Request, 'version' | PhoneField>> &
  Record<PhoneField, { phone: string; phoneCode: string }>;
export type PhoneField = 'primaryPhone' | 'secondaryPhone' | 'emergencyPhone';

/** Each number's field with the label it is kept under. */
export const phoneFields = [
  ['primaryPhone', 'Primary'],
  ['secondaryPhone', 'Secondary'],
  ['emergencyPhone', 'Emergency'],
] as const;

const REQUIRED = 'This is required field.';
const BAD_PHONE = 'Please enter a valid phone number';

/** A customer's details as the form shows them; a number that is not set (`INVALID`) is an empty one. */
export function valuesOf(row: CustomerRow): DetailsValues {
  const phone = (label: (typeof phoneFields)[number][1]) => {
    const held = row.phoneNumbers.find((one) => one.label === label);
    return held && phoneText(held)
      ? { phone: held.phoneNumber.replace(/[\s().-]/g, ''), phoneCode: held.phoneCountryCode }
      : { phone: '', phoneCode: '' };
  };
  const { customerNumber: customerId, firstName, lastName, email, companyName, panNumber, gstNumber } = row;
  const [primaryPhone, secondaryPhone, emergencyPhone] = phoneFields.map(([, label]) => phone(label));
  return {
    customerId,
    firstName,
    lastName,
    primaryPhone: primaryPhone!,
    secondaryPhone: secondaryPhone!,
    emergencyPhone: emergencyPhone!,
    email,
    companyName,
    panNumber,
    gstNumber,
  };
}

/** Holds the form to the contract, the numbers to their numbering plans, and a travel agent to a company's name. */
export function detailsResolver(userType: CustomerRow['userType']): Resolver<DetailsValues> {
  const byContract = zodResolver(updateDetails.request as never, undefined, {
    raw: true,
  }) as unknown as Resolver<DetailsValues>;
  return async (values, context, options) => {
    const { errors } = await byContract(values, context, options);
    const all: FieldErrors<DetailsValues> = { ...errors };
    for (const [field] of phoneFields) {
      const { phone, phoneCode } = values[field];
      if (phone && !(await mayRing(phoneCode, phone))) all[field] = { phone: { type: 'phone', message: BAD_PHONE } };
    }
    if (userType === 'travelAgent' && !values.companyName.trim())
      all.companyName = { type: 'required', message: REQUIRED };
    return Object.keys(all).length ? { values: {}, errors: all } : { values, errors: {} };
  };
}

/** The customer as a refused change found it; nothing where it was refused for something else. */
export function standingOf({ code, detail }: Failure): ResponseOf<typeof updateDetails> | undefined {
  const said = updateDetails.response.safeParse(code === 'CONFLICT' ? detail : undefined);
  return said.success ? said.data : undefined;
}

/** A value of the form in words; empty for none. */
const textOf = (value: DetailsValues[keyof DetailsValues]): string =>
  typeof value === 'object' ? value.phone && `${value.phoneCode} ${value.phone}` : String(value);

/** Where what stands now differs from what was typed: the fields, each with what stands in words. */
export function standingBeside(now: DetailsValues, typed: DetailsValues): Partial<Record<keyof DetailsValues, string>> {
  return Object.fromEntries(
    (Object.keys(now) as (keyof DetailsValues)[])
      .filter((field) => textOf(now[field]) !== textOf(typed[field]))
      .map((field) => [field, textOf(now[field]) || 'Nothing']),
  );
}
