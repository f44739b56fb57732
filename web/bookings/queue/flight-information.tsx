import { makeStyles, tokens } from '@fluentui/react-components';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { type PaxType, paxTypeName, type Segment } from '#shared/flights/model.ts';
import { dayShift, formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { countryName } from '#web/ui/country-name.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { cardHeading, quietLine, smallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  block: {
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '&:first-child': { borderTop: 'none' },
  },
  heading: { ...cardHeading, margin: '0 0 4px' },
  meta: quietLine,
  facts: {
    ...smallText,
    ...inGrid('112px minmax(0, 1fr)', '2px 12px'),
    margin: '4px 0 0',
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

type Details = ResponseOf<typeof getBookingDetails>;

const QUIET = { staleTime: 60_000, quiet: true, refetchOnWindowFocus: false } as const;

/**
 * Flights and passengers in full (spec: Flight detail view), documents included: staff opening it are noted in the
 * timeline. Staff who may not read another's see all the rest.
 */
export default function FlightInformation({ bookingId, onClose }: { bookingId: string; onClose(): void }) {
  const plain = useCall(getBookingDetails, { bookingId, withDocuments: false }, QUIET);
  const mayOpen = plain.data?.mayOpenDocuments === true;
  const full = useCall(getBookingDetails, { bookingId, withDocuments: true }, { ...QUIET, enabled: mayOpen });
  const details = mayOpen ? full : plain;
  return (
    <SiteDialog title="Flight Information" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      {details.isPending && <Spinner label="Loading" />}
      {details.error && <ErrorState error={details.error} onRetry={() => void details.refetch()} />}
      {details.data?.booking.segments.map((segment, at) => (
        <Flight key={at} segment={segment} />
      ))}
      {details.data?.booking.passengers.map((_, at) => (
        <Person key={at} details={details.data} at={at} />
      ))}
    </SiteDialog>
  );
}

function Flight({ segment }: { segment: Segment }) {
  const styles = useStyles();
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>
        {segment.airlineName} {segment.airlineCode} {segment.flightNumber}
      </h3>
      <div>
        {segment.originCityName} {segment.originAirportCode} {segment.departureTime.slice(11)} →{' '}
        {segment.destinationCityName} {segment.destinationAirportCode} {segment.arrivalTime.slice(11)}
        {days > 0 && ` +${days}`}
      </div>
      <div className={styles.meta}>
        {formatDay(segment.departureTime, { weekday: true })} · {segment.flightStatus} · {segment.cabin},{' '}
        {segment.fareClass}
      </div>
      <div className={styles.meta}>
        Baggage {segment.baggage || 'none'} · cabin baggage {segment.cabinBaggage || 'none'}
      </div>
      {segment.stopPoint && (
        <div className={styles.meta}>
          Technical stop {segment.stopPoint}, arrival {segment.stopPointArrivalTime.slice(11)}, departure{' '}
          {segment.stopPointDepartureTime.slice(11)}
        </div>
      )}
    </section>
  );
}

function Person({ details, at }: { details: Details; at: number }) {
  const styles = useStyles();
  const passenger = details.booking.passengers[at]!;
  const papers = details.documents?.[at];
  const asDay = (text: string | undefined) => (text ? formatDay(text) : '');
  const rows: [string, string][] = [
    ['Type', paxTypeName[passenger.paxType as PaxType]],
    ['Gender', passenger.gender === 2 ? 'Female' : 'Male'],
    ['DOB', asDay(papers?.dateOfBirth)],
    ['Mobile', `${passenger.phoneCode} ${passenger.mobileNo}`.trim()],
    ['Email', passenger.email],
    ['City', passenger.city === 'NA' ? '' : passenger.city],
    ['Country', countryName(passenger.countryCode)],
    ['Passport number', papers?.passportNo ?? ''],
    ['Passport expiry', asDay(papers?.passportExpiry)],
    ['Issue country', papers?.passportNo ? countryName(papers.passportIssueCountryCode) : ''],
  ];
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>
        {passenger.title} {passenger.firstName} {passenger.lastName}
      </h3>
      <dl className={styles.facts}>
        {rows
          .filter(([, text]) => text)
          .map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{text}</dd>])}
      </dl>
    </section>
  );
}
