import type { Segment } from '#shared/flights/model.ts';
import { formatDay } from '#shared/time.ts';

export interface FlightChanges {
  /** As they are to be kept: what did not change stays as it was. */
  segments: Segment[];
  /** One line a changed segment, for staff and customer to read. */
  note: string;
}

const nameOf = ({ airlineCode, flightNumber, originAirportCode, destinationAirportCode }: Segment) =>
  `${airlineCode} ${flightNumber} ${originAirportCode}-${destinationAirportCode}`;
const whenOf = ({ departureTime }: Segment) => `${formatDay(departureTime.slice(0, 10))} ${departureTime.slice(11)}`;
const isCancelled = ({ flightStatus }: Segment) => flightStatus === 'Cancelled';

function isSame(before: Segment | undefined, now: Segment): before is Segment {
  return (
    before !== undefined &&
    nameOf(before) === nameOf(now) &&
    before.departureTime === now.departureTime &&
    before.arrivalTime === now.arrivalTime &&
    isCancelled(before) === isCancelled(now)
  );
}

function tell(before: Segment | undefined, now: Segment): string {
  if (isCancelled(now)) return `${nameOf(now)}: cancelled`;
  return before
    ? `${nameOf(before)}: ${whenOf(before)}, now ${nameOf(before) === nameOf(now) ? '' : `${nameOf(now)} `}${whenOf(now)}`
    : `${nameOf(now)}: ${whenOf(now)}, new`;
}

/**
 * What the supplier says of the flights now against what is kept; undefined where nothing changed, or it told of no
 * flights.
 */
export function flightChanges(before: readonly Segment[], now: readonly Segment[]): FlightChanges | undefined {
  if (now.length === 0) return undefined;
  const lines: string[] = [];
  const segments = now.map((segment, at) => {
    const known = before[at];
    if (isSame(known, segment)) return known;
    lines.push(tell(known, segment));
    return { ...segment, flightStatus: isCancelled(segment) ? 'Cancelled' : 'Schedule changed' };
  });
  for (const gone of before.slice(now.length)) lines.push(`${nameOf(gone)}: removed from the booking`);
  return lines.length ? { segments, note: lines.join('; ') } : undefined;
}
