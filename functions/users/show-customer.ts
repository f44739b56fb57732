import type { MarkupGroup } from '#shared/markups/model.ts';
import type { CustomerRow } from '#shared/users/customer.ts';
import type { UserCard } from './user-card.ts';

/**
 * A user as staff's lists show it. Groups go by name as they are called now; one that was removed counts as none, as it
 * does for prices. Permission groups have no names before they can be made.
 */
export function showCustomer(card: UserCard, groups: readonly MarkupGroup[]): CustomerRow {
  const group = groups.find(({ id }) => id === card.groupId);
  return {
    users_id: card.userId,
    customerNumber: card.sequence,
    firstName: card.firstName,
    lastName: card.lastName,
    companyName: card.companyName ?? '',
    email: card.email,
    phoneNumbers: card.phoneNumbers,
    userType: card.userType,
    status: card.status,
    isBlocked: card.isBlocked ?? false,
    createdAt: card.createdAt,
    groupName: group?.groupName ?? '',
    userGroupName: '',
    userGroup: { groupId: group?.id ?? '' },
    legalEntityId: card.legalEntityId ?? '',
    panNumber: card.panNumber ?? '',
    gstNumber: card.gstNumber ?? '',
    flightLookToBook: { is_exempted: card.isSearchExempt ?? false },
  };
}
