import { makeStyles, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import * as z from 'zod/mini';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { from768 } from '#web/ui/theme/breakpoints.ts';
import { awayText, flightsText, fullName, routeText } from '#web/bookings/queue/row-text.ts';
import { StatusMark } from '#web/bookings/queue/status-mark.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useAccountStyles } from './account-styles.ts';

const useTripStyles = makeStyles({
  // Times and marks of all trips stand under each other.
  trip: { [from768]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 160px 120px' } },
});

/** Trips that are shown; the ticket queue has them all. */
const MOST = 5;
/** In progress, held, ticketed, with a change request, in doubt: what may still depart. */
const AHEAD = [1, 2, 3, 5, 8];

/** What departs next, soonest first. */
export function NextTrips() {
  const styles = useAccountStyles();
  const { today } = useSiteDays();
  const filter = z.parse(ticketFilter, { sort: 'TA', travelDateFrom: today, statusIds: AHEAD });
  const trips = useCall(getTickets, filter, { quiet: true });
  const rows = trips.data?.tickets.slice(0, MOST) ?? [];
  return (
    <Card aria-label="Next trips" className={styles.card}>
      <h2 className={styles.heading}>Next trips</h2>
      {trips.error ? (
        <ErrorState error={trips.error} onRetry={() => void trips.refetch()} />
      ) : trips.isPending ? (
        <Skeleton aria-label="Loading trips">
          <SkeletonItem size={56} />
        </Skeleton>
      ) : rows.length === 0 ? (
        <EmptyState
          icon="plane"
          heading="No upcoming trips"
          text="Trips you book appear here until departure."
          link={{ to: paths.flightSearch, label: 'Book a Flight' }}
        />
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <Trip key={row.bookingId} row={row} today={today} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Trip({ row, today }: { row: BookingRow; today: string }) {
  const styles = useAccountStyles();
  const { trip } = useTripStyles();
  const lead = row.passengers[0];
  return (
    <li className={mergeClasses(styles.row, trip)}>
      <div>
        <TextLink to={`${paths.flightTicketQueue}?${new URLSearchParams({ open: row.bookingId })}`}>
          <span className={styles.strong}>{routeText(row.segments)}</span>
        </TextLink>
        <div className={styles.hint}>
          {[flightsText(row.segments), row.pnr, lead && fullName(lead)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div>
        <div>
          {formatDay(row.travelDate.slice(0, 10))}, {row.travelDate.slice(11, 16)}
        </div>
        <div className={styles.hint}>{awayText(row.travelDate, today)}</div>
      </div>
      <StatusMark statusId={row.statusId} text={row.status} />
    </li>
  );
}
