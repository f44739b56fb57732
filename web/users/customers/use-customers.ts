import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import { isBeyond } from '#web/ui/list/pager.tsx';
import { useCall } from '#web/api/use-call.ts';
import { useNumberedList } from '#web/ui/list/use-list-calls.ts';
import { useNarrowableList } from '#web/ui/list/use-narrowable-list.ts';
import { type CustomersFilter, customersAddress, fits, restrictionsOf } from './customers-address.ts';

type MembersRequest = RequestOf<typeof getCustomersByRbacGroup>;
type Members = ResponseOf<typeof getCustomersByRbacGroup>;

/** Whoever comes back to the tab sees what others did meanwhile. */
const refetchOnWindowFocus = 'always';

/** Where a page of a group's members ended, if it was shown: the page after it is cheap from there. */
const endOf = (client: QueryClient, group: string, page: number): string | null | undefined =>
  client
    .getQueriesData<Members>({ queryKey: [getCustomersByRbacGroup.name] })
    .find(
      ([[, asked], found]) => (asked as MembersRequest).rbacUserGroupId === group && found?.currentPage === page,
    )?.[1]?.cursor;

/**
 * The customers as the address asks for them: searched for, a group's members, narrowed and by cursor, or whole and by
 * page.
 */
export function useCustomers(filter: CustomersFilter) {
  const { searchQuery, group, ...listed } = filter;
  const { searchQuery: _, group: __, ...none } = customersAddress.none;
  const isSearched = searchQuery !== '';
  const isOfGroup = !isSearched && group !== '';
  const list = useNarrowableList(getCustomers, {
    filter: listed,
    none,
    isNarrowed: restrictionsOf(filter).length > 0,
    isElsewhere: isSearched || isOfGroup,
    refetchOnWindowFocus,
  });
  const client = useQueryClient();
  const membersOf = (page: number): MembersRequest => {
    const cursor = endOf(client, group, page - 1);
    return { rbacUserGroupId: group, page, ...(cursor && { cursor }) };
  };
  const members = useNumberedList(getCustomersByRbacGroup, membersOf(filter.page), {
    enabled: isOfGroup,
    refetchOnWindowFocus,
  });
  const searched = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isSearched, refetchOnWindowFocus, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  if (isSearched) {
    const answered = searched.data?.records ?? [];
    const rows = answered.filter((row) => fits(row, filter));
    return {
      ...list,
      rows,
      total: searched.data && !searched.data.hasMore ? rows.length : undefined,
      query: searched,
      hasMore: searched.data?.hasMore ?? false,
      isSearched,
      /** How many a search answered, before the filter: all that it was held against. */
      searched: answered.length,
    };
  }
  if (!isOfGroup) {
    const found = list.narrowed.data && !list.narrowed.hasNextPage ? list.rows.length : undefined;
    return { ...list, total: list.isNarrowed ? found : list.total, isSearched, searched: 0 };
  }
  return {
    ...list,
    total: members.data?.totalRecords,
    rows: members.data?.records ?? [],
    query: members,
    pages: members,
    hasMore: isBeyond(members.data),
    ahead: (page: number) => members.ahead(membersOf(page)),
    isSearched,
    searched: 0,
  };
}
