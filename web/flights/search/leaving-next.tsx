import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { type Day, formatDay, MINUTE } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { noFilter } from '#web/bookings/queue/filter-url.ts';
import { fullName, routeText } from '#web/bookings/queue/row-text.ts';
import { StatusMark } from '#web/bookings/queue/status-mark.tsx';
import { ROWS, useHomeStyles } from './home-styles.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** Cancelled, refused and expired bookings leave no more. */
const LEAVING = [1, 2, 3, 5, 8];

const useStyles = makeStyles({ row: { gridTemplateColumns: '72px minmax(0, 1fr) auto' } });

/** The present, ms since 1970, of this minute: what has left goes while one looks on. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const others = ({ passengers }: BookingRow) => (passengers.length > 1 ? ` and ${passengers.length - 1} more` : '');

/** The signed-in person's next departures, soonest first; for staff the whole site's. */
export function LeavingNext({ today }: { today: Day }) {
  const home = useHomeStyles();
  const styles = useStyles();
  const { data, isPending } = useCall(
    getTickets,
    { ...noFilter, sort: 'TA', upcoming: true, statusIds: LEAVING, cursor: '' },
    { quiet: true },
  );
  const now = useNow();
  const rows = (data?.tickets ?? []).filter(({ leavesAt }) => leavesAt === null || leavesAt > now).slice(0, ROWS);
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
        <p className={home.empty}>No upcoming departures. Booked flights appear here, soonest first.</p>
      )}
    </section>
  );
}
