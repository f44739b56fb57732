import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { useBookFlight } from '../use-book-flight.ts';
import { BookingCard } from './booking-card.tsx';

const FlightInformation = lazyPart(() => import('./flight-information.tsx'));
const HoldsBoard = lazyPart(() => import('../holds/holds-board.tsx'));
/** Stands among the holds, on top. */
const isUnpaidHold = ({ statusId, isUnpaid }: BookingRow) => statusId === BookingStatus.Hold && isUnpaid === true;
const useStyles = makeStyles({ cards: inColumn('12px') });

/** `/flight/bookedQueue`: seats held at the airline and bookings still in process. */
export default function BookedQueuePage() {
  const styles = useStyles();
  const navigate = useNavigate();
  const [flightsOf, setFlightsOf] = useState<string>();
  const open = (bookingId: string) => void navigate(`${paths.flightTicketQueue}?open=${bookingId}`);
  const booked = useCall(getBookedFlights, { cursor: '' }, { refetchInterval: 15_000 });
  const book = useBookFlight();
  return (
    <Page heading="Booked flights" lead="Held with the airline or still in process; not ticketed yet.">
      {booked.isPending && (
        <Skeleton className={styles.cards} aria-label="Loading booked flights">
          <SkeletonItem size={96} />
          <SkeletonItem size={96} />
        </Skeleton>
      )}
      {booked.error && <ErrorState error={booked.error} onRetry={() => void booked.refetch()} />}
      <HoldsBoard isPart onOpen={open} />
      {booked.data?.tickets.length === 0 && <EmptyState icon="ticket" heading="No tickets yet..." {...book} />}
      <div className={styles.cards}>
        {booked.data?.tickets
          .filter((row) => !isUnpaidHold(row))
          .map((row) => (
            <BookingCard
              key={row.bookingId}
              row={row}
              isOpen={false}
              onOpen={() => open(row.bookingId)}
              onFlights={() => setFlightsOf(row.bookingId)}
            />
          ))}
      </div>
      {flightsOf && <FlightInformation bookingId={flightsOf} onClose={() => setFlightsOf(undefined)} />}
    </Page>
  );
}
