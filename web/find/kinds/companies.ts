import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { paths } from '#web/app/paths.ts';
import { userTypeName } from '#web/users/user-type-name.ts';
import { customersByWords } from '../customers-by-words.ts';
import { findKind } from '../find-kind.ts';
import { hasAllWords } from '../marked-words.ts';

/** Companies, by the beginning of their name: those of the people who are found by the same words. */
export const kind = findKind({
  id: 'companies',
  label: 'Companies',
  order: 20,
  icon: 'building',
  byWhat: ['company'],
  call: searchWlUser,
  asks: customersByWords,
  finds: ({ records, hasMore }, { searchQuery }) => {
    const named = records.filter(
      ({ legalEntityId, companyName }) => legalEntityId && hasAllWords(companyName, searchQuery),
    );
    const companies = new Map<string, CustomerRow[]>();
    for (const row of named) companies.set(row.legalEntityId, [...(companies.get(row.legalEntityId) ?? []), row]);
    return {
      hits: [...companies].map(([id, people]) => ({
        id,
        to: `${paths.staffCustomers}?${new URLSearchParams({ searchQuery: people[0]!.companyName })}`,
        title: people[0]!.companyName,
        detail: [userTypeName[people[0]!.userType], !hasMore && peopleText(people)].filter(Boolean).join(', '),
      })),
      hasMore: false,
    };
  },
});

const peopleText = ({ length }: readonly CustomerRow[]) => (length === 1 ? '1 person' : `${length} people`);
