import type { Segment } from '../flights/model.ts';
import { localToMs } from '../zone-time.ts';

/** Characters that mean something in a calendar's text. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r?\n/g, '\\n');

/** `20271210T071500Z`. */
const utc = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A line is 75 octets at most; what is left goes on in the next, after a space. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const width = new TextEncoder().encode(letter).length;
    if (octets + width > 74) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += width;
  }
  return lines.join('\r\n ');
}

type Flown = Pick<
  Segment,
  | 'airlineCode'
  | 'airlineName'
  | 'flightNumber'
  | 'originCityName'
  | 'originAirportCode'
  | 'originAirportName'
  | 'originTerminal'
  | 'originZone'
  | 'destinationCityName'
  | 'destinationAirportCode'
  | 'destinationZone'
  | 'departureTime'
  | 'arrivalTime'
>;

/**
 * A booking's flights for a calendar (RFC 5545), an entry each, at their instants, so that every device shows them in
 * its own zone. `now` in ms since 1970. The same booking gives the same entries: taken twice, they stand there once.
 */
export function calendarFile(
  { bookingId, pnr, segments }: { bookingId: string; pnr: string; segments: readonly Flown[] },
  now: number,
): string {
  const events = segments.flatMap((segment, at) => {
    const terminal = segment.originTerminal && `, Terminal ${segment.originTerminal}`;
    const flight = `${segment.airlineCode} ${segment.flightNumber}`;
    return [
      'BEGIN:VEVENT',
      `UID:${bookingId}-${at + 1}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(localToMs(segment.departureTime, segment.originZone))}`,
      `DTEND:${utc(localToMs(segment.arrivalTime, segment.destinationZone))}`,
      `SUMMARY:${escaped(`${flight} ${segment.originCityName} to ${segment.destinationCityName}`)}`,
      `LOCATION:${escaped(`${segment.originAirportName} (${segment.originAirportCode})${terminal}`)}`,
      `DESCRIPTION:${escaped(`PNR ${pnr}\n${segment.airlineName} ${flight}, arrives ${segment.arrivalTime.slice(11)} at ${segment.destinationAirportCode}`)}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portolan//Flights//EN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
