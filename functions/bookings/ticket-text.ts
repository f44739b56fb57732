import type { TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { ticketFareLines } from '#shared/bookings/ticket-fare.ts';
import type { Segment } from '#shared/flights/model.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';

/** A ticket as it stands in the plain text of a mail, a paragraph each: who flies, when and where, and the payment. */
export const ticketText = ({ passengers, segments, fare }: TicketDocument, hidePrice: boolean): string[] => [
  ['Passengers', ...passengers.map(passengerLine)].join('\n'),
  ['Flights, times local to each airport', ...segments.map(flightLines)].join('\n'),
  ...(fare && !hidePrice
    ? [
        ['Payment', ...ticketFareLines(fare).map(([label, n]) => `${label}: ${formatMoney(n, fare.currency)}`)].join(
          '\n',
        ),
      ]
    : []),
];

const passengerLine = ({ title, firstName, lastName, ticket }: TicketPassenger): string =>
  `${title} ${firstName} ${lastName}`.trim() + (ticket ? `, ticket ${ticket.ticketNumber || 'number to follow'}` : '');

const flightLines = (segment: Segment): string =>
  [
    `${segment.airlineCode} ${segment.flightNumber}, ${segment.airlineName}`,
    `  ${moment(segment.departureTime)} ${place(segment.originCityName, segment.originAirportCode, segment.originTerminal)}`,
    `  ${moment(segment.arrivalTime)} ${place(segment.destinationCityName, segment.destinationAirportCode, segment.destinationTerminal)}`,
  ].join('\n');

const moment = (local: string): string => `${formatDay(local, { weekday: true })}, ${local.slice(11)}`;

const place = (city: string, code: string, terminal: string): string =>
  `${city} ${code}${terminal ? `, Terminal ${terminal}` : ''}`;
