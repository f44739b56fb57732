import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ColleagueRow } from '#shared/users/company/colleague.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { apart, inList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const useStyles = makeStyles({
  list: inList('8px'),
  row: { ...apart('12px'), alignItems: 'flex-start' },
  who: { minWidth: 0, overflowWrap: 'anywhere' },
  role: { ...quietInLine, marginLeft: '8px' },
  meta: { ...quietLine, margin: 0 },
  more: { ...quietLine, margin: `${tokens.spacingVerticalS} 0 0` },
});

/** A company can have many: the first come, the rest by its name. */
const SHOWN = 8;

/** Whom else the customer's company has, each leading to their own details. */
export default function ColleaguesPart({ of: { users_id, legalEntityId, companyName } }: { of: CustomerRow }) {
  const styles = useStyles();
  const found = useCall(getColleagues, { legalEntityId }, { quiet: true });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading colleagues">
          <SkeletonItem size={64} />
        </Skeleton>
      </Waiting>
    );
  const { records, cursor } = found.data;
  const others = records.filter(({ userId }) => userId !== users_id);
  if (!others.length) return <p className={styles.meta}>No other accounts for this company.</p>;
  const hasMore = others.length > SHOWN || cursor !== null;
  return (
    <>
      <ul className={styles.list} aria-label="Colleagues">
        {others.slice(0, SHOWN).map((row) => (
          <Colleague key={row.userId} row={row} />
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <TextLink to={`${paths.staffCustomers}?${new URLSearchParams({ searchQuery: companyName })}`}>
            All of {companyName}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Colleague({ row }: { row: ColleagueRow }) {
  const styles = useStyles();
  const { userId, firstName, lastName, email, isOwner, isBlocked, status } = row;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <TextLink to={`${paths.staffCustomers}?${new URLSearchParams({ open: userId })}`}>
          {`${firstName} ${lastName}`.trim() || email}
        </TextLink>
        {isOwner && <span className={styles.role}>Owner</span>}
        <p className={styles.meta}>{email}</p>
      </div>
      {isBlocked ? (
        <Status isSmall tone="urgent" text="Blocked" />
      ) : (
        status === 'unverified' && <Status isSmall tone="waiting" text="Not Verified" />
      )}
    </li>
  );
}
