import { maskedTax, withMaskedTax } from '#shared/users/company/masked-tax.ts';
import type { LegalEntityItem, UserItem, UserWordCard } from './model.ts';

/** What lists of users show without reading their rows; what is absent or false is left out. */
export type UserCard = Pick<
  UserItem,
  | 'userId'
  | 'sequence'
  | 'userType'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumbers'
  | 'status'
  | 'isFlightHoldAllowed'
  | 'isFlightSearchAllowed'
  | 'createdAt'
> &
  Partial<
    Pick<
      UserItem,
      | 'companyName'
      | 'legalEntityId'
      | 'panNumber'
      | 'gstNumber'
      | 'groupId'
      | 'permissionGroupId'
      | 'isSearchExempt'
      | 'isAwaitingApproval'
    >
  > & { isBlocked?: true };

const orNone = (text: string | undefined): string | undefined => text || undefined;

/** A person's own tax number is nobody's to read in a list, and a sole proprietor's company has its owner's; all others are on invoices. */
export const userCard = (user: UserItem): UserCard => ({
  userId: user.userId,
  sequence: user.sequence,
  userType: user.userType,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumbers: user.phoneNumbers,
  status: user.status,
  isFlightHoldAllowed: user.isFlightHoldAllowed,
  isFlightSearchAllowed: user.isFlightSearchAllowed,
  createdAt: user.createdAt,
  isBlocked: user.isBlocked || undefined,
  companyName: orNone(user.companyName),
  legalEntityId: orNone(user.legalEntityId),
  panNumber: user.legalEntityId ? orNone(maskedTax(user.panNumber ?? '')) : undefined,
  gstNumber: orNone(maskedTax(user.gstNumber ?? '')),
  groupId: givenGroup(user),
  permissionGroupId: orNone(user.permissionGroupId),
  isSearchExempt: user.isSearchExempt || undefined,
  isAwaitingApproval: user.isAwaitingApproval,
});

/** As prices have it (markups/customer-of.ts): the company's group comes before the user's own. */
const givenGroup = ({ companyGroupId, groupId }: UserItem): string | undefined =>
  companyGroupId || groupId || undefined;

/** One text, because a page read attribute by attribute takes longer than the table's answer. */
export const packedUserCard = (user: UserItem): string => JSON.stringify(userCard(user));
export const unpackUserCard = (card: string): UserCard => JSON.parse(card) as UserCard;

/** What typing a name finds. Nothing that changes by itself (blocked, verified): these cards stand once per word. */
export const userWordCard = ({ userId, firstName, lastName, email, companyName = '' }: UserItem): UserWordCard => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
  email,
  companyName,
});

/** What lists of companies show without reading their rows. */
export type CompanyCard = Pick<
  LegalEntityItem,
  'legalEntityId' | 'companyName' | 'city' | 'country' | 'gstNumber' | 'panNumber' | 'groupId' | 'createdAt'
>;

export const packedCompanyCard = (entity: LegalEntityItem): string => {
  const { legalEntityId, companyName, city, country, gstNumber, panNumber, groupId, createdAt } = entity;
  const card: CompanyCard = { legalEntityId, companyName, city, country, gstNumber, panNumber, groupId, createdAt };
  return JSON.stringify(withMaskedTax(card));
};
