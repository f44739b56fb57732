import type { Segment } from '../flights/model.ts';
import { formatDay, formatDuration, MINUTE } from '../time.ts';
import { localToMs } from '../zone-time.ts';
import type { Extras } from './extras-on.ts';

/** What a ticket says between two flights of a journey. */
export function waitText(previous: Segment, next: Segment): string {
  const minutes =
    (localToMs(next.departureTime, next.originZone) - localToMs(previous.arrivalTime, previous.destinationZone)) /
    MINUTE;
  const same =
    previous.destinationAirportCode === next.originAirportCode && previous.destinationTerminal === next.originTerminal;
  return `${formatDuration(minutes)} in ${next.originCityName}, ${same ? 'same terminal' : 'change of terminal'}. Times are local to each airport.`;
}

/** What a ticket says beside a flight, those without a text left out: label, text. */
export const legFacts = (segment: Segment, { weight, quantity }: Extras): [label: string, text: string][] =>
  (
    [
      ['Date', formatDay(segment.departureTime, { weekday: true })],
      ['Flight', `${segment.airlineName} ${segment.airlineCode} ${segment.flightNumber}`],
      ['Operated by', segment.operatingCarrier === segment.airlineCode ? '' : segment.operatingCarrier],
      ['Class', `${segment.cabin.replace('PremiumEconomy', 'Premium Economy')}, ${segment.fareClass}`],
      ['Status', segment.flightStatus],
      ['Airline PNR', segment.airlinePnr],
      ['Baggage', segment.baggage || 'None'],
      ['Cabin baggage', segment.cabinBaggage || 'None'],
      ['Extra baggage', weight ? `${weight} KG` : ''],
      ['Extra meals', quantity ? `${quantity} ${quantity === 1 ? 'platter' : 'platters'}` : ''],
    ] satisfies [string, string][]
  ).filter(([, text]) => text);

/** How long a flight takes, and where it stops on the way. */
export const legDuration = (segment: Segment): string =>
  formatDuration(segment.durationMinutes) +
  (segment.stopPoint &&
    ` · Technical stop ${segment.stopPoint}, arrival ${segment.stopPointArrivalTime.slice(11)}, departure ${segment.stopPointDepartureTime.slice(11)}`);
