import * as z from 'zod/mini';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { customerFilter } from '#shared/users/customers/customer-filter.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { listAddress } from '#web/ui/list/list-address.ts';
import { userTypeName } from '../user-type-name.ts';

/** What the list can be narrowed to: by its contract, or to a permission group's members, a call of its own. */
export const narrowing = z.extend(customerFilter, {
  /** Members of this permission group; empty: everybody. */
  group: z._default(z.union([getCustomersByRbacGroup.request.shape.rbacUserGroupId, z.literal('')]), ''),
});

/** What the address of the customers holds: the list's filter and page, and what is searched for. */
const address = listAddress(
  { ...narrowing.shape, ...searchWlUser.request.shape },
  { leaveOut: ['cursor', 'staffId', 'userId'] },
);
export type CustomersFilter = typeof address.none;

const isNarrowedElse = ({
  userType,
  groupId,
  status,
  isBlocked,
  isExempted,
  isAwaitingApproval,
  searchQuery,
}: CustomersFilter): boolean =>
  Boolean(userType || groupId || status || isBlocked || isExempted || isAwaitingApproval || searchQuery);

/**
 * A group stands alone, since its call knows no other filter: in an address it goes before the rest, and what is chosen
 * beside it takes its place.
 */
export const customersAddress: typeof address = {
  ...address,
  read(query) {
    const filter = address.read(query);
    const { group, page } = filter;
    return group ? { ...address.none, group, page } : filter;
  },
  write: (query, filter) => address.write(query, isNarrowedElse(filter) ? { ...filter, group: '' } : filter),
};

export const statusName = { verified: 'Verified', unverified: 'Not Verified' } as const;

/** Restrictions in force, each with the filter without it. */
export function restrictionsOf(filter: CustomersFilter): { label: string; without: CustomersFilter }[] {
  const { group, userType, groupId, status, isBlocked, isExempted, isAwaitingApproval } = filter;
  return [
    ...(group ? [{ label: 'Permission group', without: { ...filter, group: '' } }] : []),
    ...(userType ? [{ label: userTypeName[userType], without: { ...filter, userType: '' as const } }] : []),
    ...(groupId ? [{ label: 'Markup group', without: { ...filter, groupId: '' } }] : []),
    ...(status ? [{ label: statusName[status], without: { ...filter, status: '' as const } }] : []),
    ...(isAwaitingApproval ? [{ label: 'Awaiting approval', without: { ...filter, isAwaitingApproval: false } }] : []),
    ...(isBlocked ? [{ label: 'Blocked', without: { ...filter, isBlocked: false } }] : []),
    ...(isExempted ? [{ label: 'Exempted', without: { ...filter, isExempted: false } }] : []),
  ];
}

/** Whether somebody who was found by a search fits the filter too: searching knows no filter. */
export const fits = (
  row: CustomerRow,
  { userType, groupId, status, isBlocked, isExempted, isAwaitingApproval }: CustomersFilter,
): boolean =>
  (!userType || row.userType === userType) &&
  (!groupId || row.userGroup.groupId === groupId) &&
  (!status || row.status === status) &&
  (!isBlocked || row.isBlocked) &&
  (!isExempted || row.flightLookToBook.is_exempted) &&
  (!isAwaitingApproval || row.isAwaitingApproval);
