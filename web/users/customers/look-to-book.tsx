import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';

type Month = ResponseOf<typeof getCustomerMonthlyFlightDetails>['months'][number];

const useStyles = makeStyles({
  table: {
    ...smallText,
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th': { padding: '4px 0', textAlign: 'left', fontWeight: 400, color: tokens.colorNeutralForeground3 },
    '& td': { padding: '4px 8px 4px 0' },
    '& th:last-child, & td:last-child': { textAlign: 'right', paddingRight: 0 },
  },
  note: { ...quietLine, margin: 0 },
  measure: { ...inGrid('32px minmax(0, 1fr)', '8px'), alignItems: 'center' },
  number: { textAlign: 'right' },
  bar: { height: '8px', minWidth: '2px', borderRadius: '2px', backgroundColor: tokens.colorNeutralStroke1 },
  booked: { backgroundColor: tokens.colorBrandStroke1 },
  none: { visibility: 'hidden' },
});

/** How often somebody searched and booked, month by month. */
export default function LookToBook({ userId }: { userId: string }) {
  const styles = useStyles();
  const found = useCall(getCustomerMonthlyFlightDetails, { userId }, { quiet: true });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading searches and bookings">
          <SkeletonItem size={96} />
        </Skeleton>
      </Waiting>
    );
  const { months } = found.data;
  const last = months.findLastIndex(({ searches, bookings }) => searches + bookings > 0);
  if (last < 0) return <p className={styles.note}>No searches or bookings in the last twelve months.</p>;
  // Each column has a scale of its own: searches are many for each booking.
  const most = {
    searches: Math.max(...months.map(({ searches }) => searches)),
    bookings: Math.max(...months.map(({ bookings }) => bookings)),
  };
  return (
    <table className={styles.table}>
      <colgroup>
        <col style={{ width: '64px' }} />
        <col />
        <col />
        <col style={{ width: '56px' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Searches</th>
          <th scope="col">Bookings</th>
          <th scope="col">Ratio</th>
        </tr>
      </thead>
      <tbody>
        {months.slice(0, last + 1).map((month) => (
          <tr key={month.month}>
            <th scope="row">{formatDay(`${month.month}-01`).slice(2)}</th>
            <Measure of={month} what="searches" most={most.searches} />
            <Measure of={month} what="bookings" most={most.bookings} />
            <td>{month.lookToBook === null ? '–' : `${month.lookToBook.toFixed(1)} : 1`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Measure({ of, what, most }: { of: Month; what: 'searches' | 'bookings'; most: number }) {
  const styles = useStyles();
  const count = of[what];
  return (
    <td>
      <div className={styles.measure}>
        <span className={styles.number}>{count.toLocaleString('en-IN')}</span>
        <span
          aria-hidden
          className={mergeClasses(styles.bar, what === 'bookings' && styles.booked, count === 0 && styles.none)}
          style={{ width: `${most ? (100 * count) / most : 0}%` }}
        />
      </div>
    </td>
  );
}
