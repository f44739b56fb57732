import type { CustomerRow } from '#shared/users/customer.ts';
import { customerFilter } from '#shared/users/get-customers.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';
import { listAddress } from '#web/ui/list/list-address.ts';
import { userTypeName } from '../user-type-name.ts';

/** What the address of the customers holds: the list's filter and page, and what is searched for. */
export const customersAddress = listAddress(
  { ...customerFilter.shape, ...searchWlUser.request.shape },
  { leaveOut: ['cursor', 'staffId', 'userId'] },
);
export type CustomersFilter = typeof customersAddress.none;

export const statusName = { verified: 'Verified', unverified: 'Not Verified' } as const;

/** Restrictions in force, each with the filter without it. */
export function restrictionsOf(filter: CustomersFilter): { label: string; without: CustomersFilter }[] {
  const { userType, status, isBlocked } = filter;
  return [
    ...(userType ? [{ label: userTypeName[userType], without: { ...filter, userType: '' as const } }] : []),
    ...(status ? [{ label: statusName[status], without: { ...filter, status: '' as const } }] : []),
    ...(isBlocked ? [{ label: 'Blocked', without: { ...filter, isBlocked: false } }] : []),
  ];
}

/** Whether somebody who was found by a search fits the filter too: searching knows no filter. */
export const fits = (row: CustomerRow, { userType, status, isBlocked }: CustomersFilter): boolean =>
  (!userType || row.userType === userType) && (!status || row.status === status) && (!isBlocked || row.isBlocked);
