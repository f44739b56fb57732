import { makeStyles, tokens } from '@fluentui/react-components';
import { layoverMinutes } from '#shared/flights/itinerary.ts';
import { makeTraceId } from '#shared/flights/trace.ts';
import { formatDay, formatDuration } from '#shared/time.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useUser } from '#web/app/session/session.ts';
import { inColumn } from '#web/ui/stack.ts';
import { bodyText, quietInLine, smallInLine } from '#web/ui/text.ts';
import { useCustomer } from '../for-customer/use-customer.ts';
import type { OfferFacts } from './offer-facts.ts';

const WhyPrice = lazyPart(() => import('#web/markups/why-price-folded.tsx'));

const useStyles = makeStyles({
  trip: { ...inColumn('12px'), marginBottom: '24px' },
  title: { ...bodyText, margin: 0 },
  segment: { display: 'grid', gridTemplateColumns: '56px 1fr', columnGap: '16px', rowGap: '2px' },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  meta: quietInLine,
  whole: { whiteSpace: 'nowrap' },
  wait: {
    ...smallInLine,
    color: tokens.colorNeutralForeground2,
    borderTop: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderBottom: `1px dashed ${tokens.colorNeutralStroke1}`,
    padding: '6px 0',
  },
});

const terminal = (name: string) => (name ? `, Terminal ${name}` : '');

/** Every sector of an offer with airports, terminals, local times, waits and technical stops. */
export default function FlightDetails({ facts, searchId }: { facts: OfferFacts; searchId: string }) {
  const styles = useStyles();
  const isStaff = useUser()?.userType === 'staff';
  const { customerId } = useCustomer();
  const { source, resultIndex } = facts.offer;
  return (
    <>
      {facts.trips.map((trip, at) => (
        <section key={at} className={styles.trip}>
          <h3 className={styles.title}>
            {trip[0]!.originCityName} to {trip.at(-1)!.destinationCityName},{' '}
            {formatDay(trip[0]!.departureTime, { weekday: true })}
          </h3>
          {trip.map((segment, i) => (
            <div key={segment.departureTime} style={{ display: 'grid', gap: '12px' }}>
              {i > 0 && (
                <div className={styles.wait}>
                  {formatDuration(layoverMinutes(trip[i - 1]!, segment))} in {segment.originCityName}
                  {trip[i - 1]!.destinationTerminal !== segment.originTerminal ? ', change of terminal' : ''}
                </div>
              )}
              <div className={styles.segment}>
                <span className={styles.time}>{segment.departureTime.slice(11)}</span>
                <span>
                  {segment.originCityName} {segment.originAirportCode}
                  <span className={styles.meta}>
                    {' '}
                    {segment.originAirportName}
                    {terminal(segment.originTerminal)}
                  </span>
                </span>
                <span />
                <span className={styles.meta}>
                  {segment.airlineName} {segment.airlineCode} {segment.flightNumber} · {segment.cabin}{' '}
                  {segment.fareClass} · <span className={styles.whole}>{formatDuration(segment.durationMinutes)}</span>
                  {segment.operatingCarrier ? ` · operated by ${segment.operatingCarrier}` : ''}
                  {segment.stopPoint
                    ? ` · technical stop ${segment.stopPoint} ${segment.stopPointArrivalTime.slice(11)}–${segment.stopPointDepartureTime.slice(11)}`
                    : ''}
                </span>
                <span className={styles.time}>{segment.arrivalTime.slice(11)}</span>
                <span>
                  {segment.destinationCityName} {segment.destinationAirportCode}
                  <span className={styles.meta}>
                    {' '}
                    {segment.destinationAirportName}
                    {terminal(segment.destinationTerminal)} · {formatDay(segment.arrivalTime)}
                  </span>
                </span>
              </div>
            </div>
          ))}
        </section>
      ))}
      <p className={styles.meta}>Times are local to each airport.</p>
      {isStaff && <WhyPrice asked={{ traceId: makeTraceId(searchId, source), resultIndex, customerId }} />}
    </>
  );
}
