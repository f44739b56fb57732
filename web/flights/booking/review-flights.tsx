import { makeStyles, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { layoverMinutes, tripsOf } from '#shared/flights/itinerary.ts';
import type { Segment } from '#shared/flights/model.ts';
import { formatDay, formatDuration } from '#shared/time.ts';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { BookingCard } from './booking-card.tsx';
import { SectorRow } from './sector-row.tsx';

const useStyles = makeStyles({
  trip: { ':not(:first-child)': { marginTop: '20px' } },
  tripTitle: { display: 'flex', gap: '12px', alignItems: 'baseline', marginBottom: '12px' },
  strong: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  wait: {
    padding: '8px 0 8px 52px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    [upTo768]: { paddingLeft: 0 },
  },
  people: {
    display: 'grid',
    gap: '8px',
    margin: '16px 0 0',
    padding: '16px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    listStyleType: 'none',
  },
  person: {
    display: 'grid',
    '> span:empty': { [upTo768]: { display: 'none' } },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: '4px 16px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  extras: {
    textAlign: 'right',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    [upTo768]: { textAlign: 'left', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  contact: {
    color: tokens.colorNeutralForeground3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [upTo768]: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
});

const titleOf = (trip: readonly Segment[]) => `${trip[0]!.originCityName} to ${trip.at(-1)!.destinationCityName}`;

/** What is about to be paid for: flights by trip, passengers with their extras. */
export function ReviewFlights({
  details,
  changePath,
}: {
  details: ResponseOf<typeof getFlightDetails>;
  changePath: string | undefined;
}) {
  const styles = useStyles();
  const trips = tripsOf(details.segments);
  return (
    <BookingCard title="Flights and passengers" end={changePath && <TextLink to={changePath}>Change</TextLink>}>
      {trips.map((trip) => (
        <div key={trip[0]!.tripIndicator} className={styles.trip}>
          <div className={styles.tripTitle}>
            <h3 className={styles.strong}>{titleOf(trip)}</h3>
            <span className={styles.quiet}>{formatDay(trip[0]!.departureTime, { weekday: true })}</span>
          </div>
          {trip.map((segment, i) => (
            <div key={segment.flightNumber + segment.departureTime}>
              {i > 0 && (
                <div className={styles.wait}>
                  {formatDuration(layoverMinutes(trip[i - 1]!, segment))} in {segment.originCityName}
                </div>
              )}
              <SectorRow segment={segment} />
            </div>
          ))}
        </div>
      ))}
      <ul className={styles.people} aria-label="Passengers">
        {details.passengers.map(({ title, firstName, lastName, email, baggage, meals }) => (
          <li key={firstName + lastName} className={styles.person}>
            <span className={styles.strong}>
              {title} {firstName} {lastName}
            </span>
            {email ? <span className={styles.contact}>{email}</span> : <span />}
            <span className={styles.extras}>{[...baggage, ...meals].map(({ label }) => label).join(', ')}</span>
          </li>
        ))}
      </ul>
    </BookingCard>
  );
}
