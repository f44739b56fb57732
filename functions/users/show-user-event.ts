import type { CustomerDetails } from '#shared/users/get-user-by-id.ts';
import type { People } from './store.ts';
import type { FieldChange, UserEventItem, UserItem } from './model.ts';

const texts: Record<string, string> = {
  created: 'Account opened',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  changed: 'Details changed',
  'password set by link': 'Password set by a mailed link',
  'password changed': 'Password changed',
  'signed out everywhere': 'Signed out everywhere',
  approved: 'Agency approved',
  'market changed': 'Market changed',
  'agency logo set': 'Logo of the agency set',
  'agency logo removed': 'Logo of the agency taken off',
  'new email confirmed': 'New email confirmed with the password',
  'change of email taken back': 'Change of email taken back from the old address',
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

const showChange = ({ field, from, to }: FieldChange) => ({ field: changeNames[field] ?? field, from, to });

const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** Everyone that the events of an account name. */
export const usersInEvents = (events: readonly Pick<UserEventItem, 'by'>[]): string[] =>
  [...new Set(events.map(({ by }) => userIdOf(by)))].filter(Boolean);

/** Who did something to an account, by name. */
export function nameOfActor(by: string, user: UserItem, { users }: People): string {
  const id = userIdOf(by);
  const person = by === 'visitor' ? user : users.get(id);
  if (person) return `${person.firstName} ${person.lastName}`.trim();
  return id ? 'Somebody who has left' : 'The site';
}

/** What was done to an account, in words. Whoever is not signed in acts on an account as its own person. */
export function showUserEvent(
  { what, by, at, fields, changes = [] }: UserEventItem,
  user: UserItem,
  people: People,
): CustomerDetails['events'][number] {
  const names = (fields ?? '')
    .split(',')
    .flatMap((field) => fieldNames[field] ?? [])
    .join(', ');
  const text = texts[what] ?? `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return {
    at,
    text: names ? `${text}: ${names}` : text,
    changes: changes.map(showChange),
    by: nameOfActor(by, user, people),
  };
}
