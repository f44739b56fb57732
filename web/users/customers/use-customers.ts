import type { CustomerRow } from '#shared/users/customer.ts';
import { getCustomersByRbacGroup } from '#shared/users/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/get-customers.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';
import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import { isBeyond } from '#web/ui/list/pager.tsx';
import { useCall } from '#web/api/use-call.ts';
import { useCursorList, useNumberedList } from '#web/ui/list/use-list-calls.ts';
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
 * page. The whole list is asked in any case: its total stands above all four.
 */
export function useCustomers(filter: CustomersFilter) {
  const { searchQuery, group, page, ...narrowing } = filter;
  const isSearched = searchQuery !== '';
  const isOfGroup = !isSearched && group !== '';
  const isNarrowed = !isSearched && !isOfGroup && restrictionsOf(filter).length > 0;
  const isWhole = !isSearched && !isOfGroup && !isNarrowed;
  const { searchQuery: _, group: __, ...whole } = customersAddress.none;
  const numbered = useNumberedList(getCustomers, { ...whole, page: isWhole ? page : 1 }, { refetchOnWindowFocus });
  const client = useQueryClient();
  const membersOf = (wanted: number): MembersRequest => {
    const cursor = endOf(client, group, wanted - 1);
    return { rbacUserGroupId: group, page: wanted, ...(cursor && { cursor }) };
  };
  const members = useNumberedList(getCustomersByRbacGroup, membersOf(page), {
    enabled: isOfGroup,
    refetchOnWindowFocus,
  });
  const narrowed = useCursorList(
    getCustomers,
    { ...narrowing, page: 1 },
    { enabled: isNarrowed, refetchOnWindowFocus },
  );
  const searched = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isSearched, refetchOnWindowFocus, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  const pages = isOfGroup ? members : numbered;
  const rows: readonly CustomerRow[] = isSearched
    ? (searched.data?.records.filter((row) => fits(row, filter)) ?? [])
    : isNarrowed
      ? (narrowed.data?.pages.flatMap(({ records }) => records) ?? [])
      : (pages.data?.records ?? []);
  return {
    rows,
    isSearched,
    isNarrowed,
    isWhole,
    /** The call that the rows come from. */
    query: isSearched ? searched : isNarrowed ? narrowed : pages,
    total: numbered.data?.totalRecords,
    /** Rows by numbered pages: everybody's, or a group's. */
    pages,
    narrowed,
    /** No rows, yet there are more to look at. */
    hasMore: isNarrowed ? narrowed.hasNextPage : isSearched ? (searched.data?.hasMore ?? false) : isBeyond(pages.data),
    /** How many a search answered, before the filter: all that it was held against. */
    searched: searched.data?.records.length ?? 0,
    ahead: (next: number) => (isOfGroup ? members.ahead(membersOf(next)) : numbered.ahead({ ...whole, page: next })),
  };
}
