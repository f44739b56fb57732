import { makeStyles } from '@fluentui/react-components';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { formatDay, HOUR } from '#shared/time.ts';
import { localToMs, msToLocal } from '#shared/zone-time.ts';
import { paths } from '#web/app/paths.ts';
import { RailItinerary } from '#web/bookings/rail-itinerary.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { locatorText, partHeading, quietLine } from '#web/ui/text.ts';
import { downloadCalendar } from '../download-calendar.ts';
import { ticketAddress } from './ticket-address.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  card: { ...cardSurface, padding: '24px' },
  meta: quietLine,
  pnr: { ...locatorText, fontWeight: 600, letterSpacing: '0.04em' },
  mailed: { margin: '4px 0 16px', overflowWrap: 'anywhere' },
  actions: inLines('8px'),
  heading: { ...partHeading, margin: '0 0 12px' },
  next: { ...inColumn('12px'), margin: 0, paddingLeft: '20px' },
});

/** Airlines open check-in between 48 and 24 hours before; how long before a flight one is there. */
const CHECK_IN = 48 * HOUR;
const THERE = { domestic: 2 * HOUR, international: 3 * HOUR };

const atText = (ms: number, zone: string): string => {
  const local = msToLocal(ms, zone);
  return `${formatDay(local)}, ${local.slice(11)}`;
};

/** What a traveller does next, in its order. */
function nextSteps({ segments, isInternational }: TicketDocument): string[] {
  const first = segments[0]!;
  const leaves = localToMs(first.departureTime, first.originZone);
  const there = leaves - (isInternational ? THERE.international : THERE.domestic);
  return [
    `Check in online with ${first.airlineName}: it opens 24 to 48 hours before departure, ${atText(leaves - CHECK_IN, first.originZone)} at the earliest.`,
    isInternational
      ? 'Have every traveller’s passport ready, with any visas needed for the destination and transit points.'
      : 'Have a photo ID ready for every traveller, matching the name on the ticket.',
    `Be at ${first.originAirportName}${first.originTerminal && `, Terminal ${first.originTerminal}`} by ${atText(there, first.originZone)}.`,
    'If the airline changes a flight, we will email you.',
  ];
}

/** Where a traveller's booking ends: its PNR, the ticket, the calendar, what comes next. The queue is a press away. */
export default function Confirmation({ booking }: { booking: TicketDocument }) {
  const styles = useStyles();
  return (
    <Page heading="You are booked" narrow>
      <div className={styles.root}>
        <div className={styles.card}>
          <div className={styles.meta}>PNR</div>
          <div className={styles.pnr}>{booking.pnr}</div>
          <p className={styles.mailed}>
            The ticket is in your inbox{booking.user && <>: we sent it to {booking.user.email}</>}.
          </p>
          <div className={styles.actions}>
            <LinkButton to={ticketAddress(booking)} appearance="primary">
              View Ticket (Full)
            </LinkButton>
            <Button onClick={() => downloadCalendar(booking)}>Add to calendar</Button>
            <LinkButton to={paths.flightTicketQueue}>All my tickets</LinkButton>
          </div>
        </div>
        <section className={styles.card} aria-labelledby="what-next">
          <h2 id="what-next" className={styles.heading}>
            What happens next
          </h2>
          <ol className={styles.next}>
            {nextSteps(booking).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section className={styles.card} aria-labelledby="your-flights">
          <h2 id="your-flights" className={styles.heading}>
            Your flights
          </h2>
          <RailItinerary segments={booking.segments} />
        </section>
      </div>
    </Page>
  );
}
