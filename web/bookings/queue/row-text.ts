import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { type Day, daysBetween, MINUTE } from '#shared/time.ts';
import { BookingStatus, openStatuses } from '#shared/bookings/model.ts';

const capital = (name: string) => name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** `Sharma, Ananya`, as a queue is read. */
export function leadName({ passengers }: Pick<BookingRow, 'passengers'>): string {
  const lead = passengers[0];
  return lead ? [capital(lead.lastName), capital(lead.firstName)].filter(Boolean).join(', ') : '';
}

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${capital(firstName)} ${capital(lastName)}`.trim();

/** `DEL – DXB – BOM`; a gap between sectors starts anew after a comma. */
export function routeText(segments: BookingRow['segments']): string {
  return segments.reduce((text, { originAirportCode, destinationAirportCode }, at) => {
    const joins = at > 0 && segments[at - 1]!.destinationAirportCode === originAirportCode;
    return `${text}${at === 0 ? originAirportCode : joins ? '' : `, ${originAirportCode}`} – ${destinationAirportCode}`;
  }, '');
}

export const flightsText = (segments: BookingRow['segments']): string =>
  segments.map(({ airlineCode, flightNumber }) => `${airlineCode} ${flightNumber}`).join(', ');

/** Days from the site's today to a local day: `in 6 days`, `tomorrow`, `3 days ago`. */
export function awayText(day: string, today: Day): string {
  const away = daysBetween(today, day.slice(0, 10));
  if (away === 0) return 'today';
  if (Math.abs(away) === 1) return away > 0 ? 'tomorrow' : 'yesterday';
  return away > 0 ? `in ${away} days` : `${-away} days ago`;
}

/** How long ago an instant was: `12 min`, `3 h`, `2 days`. */
export function agoText(instant: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(instant)) / MINUTE));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** Statuses in which a booking waits for somebody. */
const waits: readonly number[] = [...openStatuses, BookingStatus.ChangeRequested];

/**
 * The second line under a status: time left of a hold, that flights were changed or numbers are missing, for how long it has waited, otherwise how
 * many tickets.
 */
export function statusNote({
  statusId,
  statusSince,
  holdUntil,
  passengers,
  numbersMissing,
  changeToAccept,
  refundDue,
}: Pick<
  BookingRow,
  'statusId' | 'statusSince' | 'holdUntil' | 'passengers' | 'numbersMissing' | 'changeToAccept' | 'refundDue'
>): string {
  if (statusId === 2 && holdUntil) {
    const minutes = Math.round((holdUntil - Date.now()) / MINUTE);
    if (minutes <= 0) return 'ended';
    return minutes < 120
      ? `${minutes} min left`
      : minutes < 2880
        ? `${Math.floor(minutes / 60)} h left`
        : `${Math.floor(minutes / 1440)} days left`;
  }
  if (refundDue) return 'by the airline, refund due';
  if (changeToAccept) return 'flights changed';
  if (numbersMissing) return 'no ticket number';
  if (waits.includes(statusId)) return `for ${agoText(statusSince)}`;
  const tickets = passengers.filter(({ ticket }) => ticket.ticketNumber).length;
  return tickets ? `${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}` : '';
}
