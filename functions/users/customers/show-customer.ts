import type { CustomerRow } from '#shared/users/customers/customer.ts';
import type { GroupNames } from './group-names.ts';
import type { UserCard } from '../user-card.ts';

/**
 * A user as staff's lists show it. Groups go by name as they are called now; one that was removed counts as none, as it
 * does for prices.
 */
export function showCustomer(card: UserCard, { groups, permissionGroups }: GroupNames): CustomerRow {
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
    isAwaitingApproval: card.isAwaitingApproval ?? false,
    createdAt: card.createdAt,
    groupName: group?.groupName ?? '',
    userGroupName: permissionGroups.get(card.permissionGroupId ?? '')?.groupName ?? '',
    userGroup: { groupId: group?.id ?? '' },
    legalEntityId: card.legalEntityId ?? '',
    panNumber: card.panNumber ?? '',
    gstNumber: card.gstNumber ?? '',
    flightLookToBook: { is_exempted: card.isSearchExempt ?? false },
  };
}
