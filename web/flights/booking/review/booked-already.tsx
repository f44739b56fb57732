import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { DuplicateBooking } from '#shared/payments/order-view.ts';
import { formatDay } from '#shared/time.ts';
import { paths } from '#web/app/paths.ts';
import { inList } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { smallText } from '#web/ui/text.ts';
import { BookingCard } from '../booking-card.tsx';

const useStyles = makeStyles({
  lead: { margin: 0 },
  list: { ...inList('8px'), margin: '12px 0' },
  one: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  tick: { margin: '0 -8px' },
  complaint: { ...smallText, margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  duplicates: readonly DuplicateBooking[];
  checked: boolean;
  /** Pay was pressed without the tick. */
  isMissed: boolean;
  onChange(checked: boolean): void;
}

const nameOf = ({ pnr, orderId }: DuplicateBooking) => (pnr ? `PNR ${pnr}` : `order ${orderId.slice(0, 10)}`);
const flightsOf = ({ flights }: DuplicateBooking) =>
  flights.map(({ flight, departureTime }) => `${flight}, ${formatDay(departureTime)}, ${departureTime.slice(11)}`);

/** Somebody of this order is on the same flight already: which booking that is, and whether another ticket is wanted. */
export function BookedAlready({ duplicates, checked, isMissed, onChange }: Props) {
  const styles = useStyles();
  return (
    <BookingCard title="Already booked">
      <p className={styles.lead}>
        A passenger is already booked on this flight that day. Paying issues a second ticket.
      </p>
      <ul className={styles.list} aria-label="Bookings on the same flight">
        {duplicates.map((duplicate) => (
          <li key={duplicate.bookingId} className={styles.one}>
            {duplicate.passengers.join(', ')}:{' '}
            <TextLink to={`${paths.flightTicketQueue}?${new URLSearchParams({ open: duplicate.bookingId })}`}>
              {nameOf(duplicate)}
            </TextLink>
            <div className={styles.quiet}>{flightsOf(duplicate).join(' · ')}</div>
          </li>
        ))}
      </ul>
      <div data-again className={styles.tick}>
        <Checkbox
          checked={checked}
          onChange={(_, { checked: now }) => onChange(now === true)}
          label="Book another ticket anyway"
          aria-invalid={isMissed}
        />
      </div>
      {isMissed && (
        <p role="alert" className={styles.complaint}>
          Please tick this if you want both tickets.
        </p>
      )}
    </BookingCard>
  );
}
