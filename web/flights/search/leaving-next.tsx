import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { type Day, formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { noFilter } from '#web/bookings/queue/filter-url.ts';
import { fullName, routeText } from '#web/bookings/queue/row-text.ts';
import { StatusMark } from '#web/bookings/queue/status-mark.tsx';
import { ROWS, useHomeStyles } from './home-styles.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** Cancelled, refused and expired bookings leave no more. */
const OVER = [4, 6, 7];

const useStyles = makeStyles({ row: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } });

const others = ({ passengers }: BookingRow) => (passengers.length > 1 ? ` and ${passengers.length - 1} more` : '');

/** The signed-in person's next departures, soonest first; for staff the whole site's. */
export function LeavingNext({ today }: { today: Day }) {
  const home = useHomeStyles();
  const styles = useStyles();
  const { data, isPending } = useCall(
    getTickets,
    { ...noFilter, sort: 'TA', travelDateFrom: today, cursor: '' },
    { quiet: true },
  );
  const rows = (data?.tickets ?? []).filter(({ statusId }) => !OVER.includes(statusId)).slice(0, ROWS);
  return (
    <section aria-label="Leaving next" aria-busy={isPending}>
      <h2 className={home.heading}>Leaving next</h2>
      {isPending && <WaitingRows />}
      {rows.length > 0 && (
        <ul className={home.card}>
          {rows.map((row) => (
            <li key={row.bookingId} className={home.item}>
              <Link
                to={`${paths.flightTicketQueue}?${new URLSearchParams({ open: row.bookingId })}`}
                className={mergeClasses(home.row, styles.row)}
              >
                <span>
                  <b>{row.travelDate.slice(0, 10) === today ? 'Today' : formatDay(row.travelDate, { year: false })}</b>
                  <span className={home.meta}>{row.travelDate.slice(11, 16)}</span>
                </span>
                <span style={{ minWidth: 0 }}>
                  <b>{routeText(row.segments)}</b>
                  <span className={home.meta}>
                    {row.passengers[0] && fullName(row.passengers[0])}
                    {others(row)}
                  </span>
                </span>
                <StatusMark statusId={row.statusId} text={row.status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 && !isPending && (
        <p className={home.empty}>No upcoming departures. Booked flights appear here, the soonest first.</p>
      )}
    </section>
  );
}
