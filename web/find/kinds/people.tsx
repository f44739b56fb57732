import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { paths } from '#web/app/paths.ts';
import { primaryPhone, VerifiedMark } from '#web/users/customers/customer-text.tsx';
import { userTypeName } from '#web/users/user-type-name.ts';
import { findKind } from '../find-kind.ts';
import { customersByWords } from '../customers-by-words.ts';

/** Users of the site, by name, email, phone or customer number. */
export const kind = findKind({
  id: 'people',
  label: 'People',
  order: 10,
  icon: 'person',
  byWhat: ['name', 'email', 'phone', 'customer number'],
  call: searchWlUser,
  asks: customersByWords,
  finds: ({ records, hasMore }, { searchQuery }) => ({
    hits: records.map((row) => ({
      id: row.users_id,
      to: `${paths.staffCustomers}?${new URLSearchParams({ searchQuery, open: row.users_id, whole: '1' })}`,
      title: `${row.firstName} ${row.lastName}`.trim() || row.email,
      detail: [row.companyName || userTypeName[row.userType], row.email || primaryPhone(row)]
        .filter(Boolean)
        .join(', '),
      mark: <VerifiedMark row={row} />,
    })),
    hasMore,
    all: `${paths.staffCustomers}?${new URLSearchParams({ searchQuery })}`,
  }),
});
