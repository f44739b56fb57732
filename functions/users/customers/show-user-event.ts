import type { SiteHead } from '#shared/site/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import type { UserEventItem, UserItem } from '../model.ts';
import { type Names, whoDid } from '../names.ts';

const texts: Record<string, string> = {
  created: 'Account opened',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  changed: 'Details changed',
  'password set by link': 'Password set with an emailed link',
  'password changed': 'Password changed',
  'signed out everywhere': 'Signed out everywhere',
  approved: 'Agency approved',
  'account approved': 'Account approved',
  'market changed': 'Market changed',
  'bounce lifted': 'Emails to the address turned on again after a bounce',
  'agency logo set': 'Agency logo set',
  'agency logo removed': 'Agency logo removed',
  'new email confirmed': 'New email confirmed with the password',
  'change of email taken back': 'Email change undone from the old address',
};

/** Fields of a user as staff call them. */
const fieldNames: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  phoneNumbers: 'phone numbers',
  companyName: 'company',
  panNumber: 'PAN',
  panEnd: 'PAN',
  gstNumber: 'GST number',
  gender: 'gender',
  billing: 'billing details',
  billingName: 'billing name',
  gstState: 'GST state',
  groupId: 'markup group',
  companyGroupId: 'markup group of the company',
  permissionGroupId: 'permission group',
  isSearchExempt: 'search exemption',
  isFlightHoldAllowed: 'holding flights',
  isFlightSearchAllowed: 'searching flights',
};

/** Those of which it is told what stood there and what does now. */
const changeNames: Record<string, string> = {
  ...fieldNames,
  primaryPhone: 'primary phone',
  secondaryPhone: 'secondary phone',
  emergencyPhone: 'emergency phone',
  market: 'market',
};

/** The same on a site: a company's number is called as there, and its state that of the number only where one says it. */
const namesOn = (head: SiteHead, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const { companyNumber, hasGstin } = siteTaxes(head);
  return hasGstin ? names : { ...names, gstNumber: companyNumber, gstState: 'state' };
};

/** Who did something to an account, by name. Whoever is not signed in acts on an account as its own person. */
export const nameOfActor = (by: string, { firstName, lastName }: UserItem, names: Names): string =>
  by === 'visitor' ? `${firstName} ${lastName}`.trim() : whoDid(by, names);

/** What was done to an account, in words. */
export function showUserEvent(
  head: SiteHead,
  { what, by, at, fields, changes = [] }: UserEventItem,
  user: UserItem,
  names: Names,
): CustomerDetails['events'][number] {
  const short = namesOn(head, fieldNames);
  const long = namesOn(head, changeNames);
  const named = (fields ?? '')
    .split(',')
    .flatMap((field) => short[field] ?? [])
    .join(', ');
  const text = texts[what] ?? `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return {
    at,
    text: named ? `${text}: ${named}` : text,
    changes: changes.map(({ field, from, to }) => ({ field: long[field] ?? field, from, to })),
    by: nameOfActor(by, user, names),
  };
}
