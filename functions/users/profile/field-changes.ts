import type { FieldChange, Phone, UserItem } from '../model.ts';

const yesNo = (is: boolean | undefined): string => (is ? 'yes' : 'no');

/** Digits behind their dial code; empty where a number is not set. */
const phoneOf = (phones: readonly Phone[], label: Phone['label']): string => {
  const phone = phones.find((one) => one.label === label);
  return phone && /\d/.test(phone.phoneNumber) ? `${phone.phoneCountryCode} ${phone.phoneNumber}`.trim() : '';
};

/** What may be told of a user's fields, in words. A person's PAN never, and nothing of passwords and sessions. */
const told: Record<string, (user: UserItem) => string> = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  primaryPhone: ({ phoneNumbers }) => phoneOf(phoneNumbers, 'Primary'),
  secondaryPhone: ({ phoneNumbers }) => phoneOf(phoneNumbers, 'Secondary'),
  emergencyPhone: ({ phoneNumbers }) => phoneOf(phoneNumbers, 'Emergency'),
  companyName: ({ companyName }) => companyName ?? '',
  panNumber: ({ legalEntityId, panNumber }) => (legalEntityId ? (panNumber ?? '') : ''),
  gstNumber: ({ gstNumber }) => gstNumber ?? '',
  isSearchExempt: ({ isSearchExempt }) => yesNo(isSearchExempt),
  isFlightHoldAllowed: ({ isFlightHoldAllowed }) => yesNo(isFlightHoldAllowed),
  isFlightSearchAllowed: ({ isFlightSearchAllowed }) => yesNo(isFlightSearchAllowed),
};

/** From what to what each field that is no secret was changed. */
export const fieldChanges = (before: UserItem, after: UserItem): FieldChange[] =>
  Object.entries(told)
    .map(([field, say]) => ({ field, from: say(before), to: say(after) }))
    .filter(({ from, to }) => from !== to);
