import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { formatDay } from '#shared/time.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { noFilter, queueAddress } from '#web/bookings/queue/filter-url.ts';
import { routeText } from '#web/bookings/queue/row-text.ts';
import { StatusMark } from '#web/bookings/queue/status-mark.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Money } from '#web/ui/money.tsx';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { from768 } from '#web/ui/theme/breakpoints.ts';
import { Waiting } from '#web/ui/waiting.tsx';

const useStyles = makeStyles({
  list: { ...plainList, margin: '0 0 4px', display: 'grid' },
  row: {
    ...inGrid('minmax(0, 1fr) auto', '0 12px'),
    padding: '8px 0',
    color: 'inherit',
    textDecorationLine: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  wide: {
    [from768]: {
      gridTemplateColumns: '96px minmax(0, 1fr) 152px 128px',
      alignItems: 'center',
      '& > :nth-child(2)': { order: 1, textAlign: 'left', justifySelf: 'start' },
      '& > :nth-child(4)': { order: 2 },
    },
  },
  end: { textAlign: 'right', justifySelf: 'end' },
  meta: { ...quietLine, margin: 0 },
  all: {
    display: 'inline-block',
    padding: '10px 0',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
});

/** The address of the ticket queue of a customer alone; with a booking's id, open at it. */
function queueOf({ customerNumber }: Pick<CustomerRow, 'customerNumber'>, open?: string): string {
  const query = queueAddress.write(new URLSearchParams(), { ...noFilter, customerId: customerNumber });
  if (open) query.set('open', open);
  return `${paths.flightTicketQueue}?${query}`;
}

/** The last bookings of a customer, or of the customer's company: a page of them, or the latest; and the way to the rest. */
export default function BookingsPart({
  of: customer,
  most,
  isPage,
}: {
  of: CustomerRow;
  most?: number;
  isPage: boolean;
}) {
  const styles = useStyles();
  const found = useCall(getTickets, { ...noFilter, customerId: customer.customerNumber, cursor: '' }, { quiet: true });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading bookings">
          <SkeletonItem size={96} />
        </Skeleton>
      </Waiting>
    );
  const { tickets } = found.data;
  if (!tickets.length) return <p className={styles.meta}>No bookings yet.</p>;
  return (
    <>
      <ul className={styles.list}>
        {tickets.slice(0, most).map((row) => (
          <li key={row.bookingId}>
            <Booking row={row} to={queueOf(customer, row.bookingId)} isPage={isPage} />
          </li>
        ))}
      </ul>
      <Link to={queueOf(customer)} className={styles.all}>
        {customer.companyName ? 'All bookings of the company' : 'All bookings'}
      </Link>
    </>
  );
}

function Booking({ row, to, isPage }: { row: BookingRow; to: string; isPage: boolean }) {
  const styles = useStyles();
  return (
    <Link to={to} className={mergeClasses(styles.row, isPage && styles.wide)}>
      <b>{row.pnr || 'No PNR yet'}</b>
      <span className={styles.end}>
        <StatusMark statusId={row.statusId} text={row.status} />
      </span>
      <span className={styles.meta}>
        {routeText(row.segments)}, {formatDay(row.travelDate)}
      </span>
      <span className={styles.end}>
        <Money minor={row.transactionDetails.amount} currency={row.currency} />
      </span>
    </Link>
  );
}
