import { makeStyles } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { layoverMinutes, tripsOf } from '#shared/flights/itinerary.ts';
import type { Segment } from '#shared/flights/model.ts';
import { formatDay, formatDuration } from '#shared/time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { BookingCard } from '../booking-card.tsx';
import { ReviewPassengers } from './review-passengers.tsx';
import { SectorRow } from '../sector-row.tsx';

const useStyles = makeStyles({
  trip: { ':not(:first-child)': { marginTop: '20px' } },
  tripTitle: { display: 'flex', gap: '12px', alignItems: 'baseline', marginBottom: '12px' },
  strong: cardHeading,
  quiet: quietLine,
  wait: { ...quietLine, padding: '8px 0 8px 52px', [upTo768]: { paddingLeft: 0 } },
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
    <BookingCard
      title="Flights and passengers"
      note={details.fareFamily && `${details.fareFamily} fare`}
      end={changePath && <TextLink to={changePath}>Change</TextLink>}
    >
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
      <ReviewPassengers details={details} />
    </BookingCard>
  );
}
