import type { BookingItem } from '#functions/bookings/model.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

/** Ticket numbers that are not there yet are first asked for after, ms; then at ever longer pauses up to a day. */
const NUMBERS_FIRST = 15 * MINUTE;
/** Numbers that are missing so long after ticketing, or before the first departure, are a case for staff, ms. */
const NUMBERS_MISSED_AFTER = DAY;
const NUMBERS_NEEDED_BEFORE = DAY;

type Flown = Pick<BookingItem, 'segments' | 'ticketedAt'>;
const departuresOf = ({ segments }: Pick<Flown, 'segments'>): number[] =>
  segments.map(({ departureTime, originZone }) => localToMs(departureTime, originZone));

/**
 * When ticket numbers that have not come are a case for staff, ms since 1970: a day after ticketing, or a day before the
 * first departure where that is sooner; where that is over already, at the first look.
 */
export function numbersMissedAt({ segments, ticketedAt }: Flown): number {
  const ticketed = Date.parse(ticketedAt ?? '') || 0;
  const needed = Math.min(...departuresOf({ segments })) - NUMBERS_NEEDED_BEFORE;
  return Math.max(ticketed + NUMBERS_FIRST, Math.min(ticketed + NUMBERS_MISSED_AFTER, needed));
}

/**
 * When a ticketed booking's supplier is asked next, ms since 1970: in a day, or a day before one of its departures where
 * that is sooner; sooner too as long as ticket numbers are waited for, at pauses that double, and when staff are to be
 * told that they are missing. Undefined once the last flight has left.
 */
export function nextRefresh(
  booking: Flown & Pick<BookingItem, 'lacksTicketNumbers' | 'numbersCase'>,
  now: number,
): number | undefined {
  const { ticketedAt, lacksTicketNumbers, numbersCase } = booking;
  const departures = departuresOf(booking);
  if (Math.max(...departures) <= now) return undefined;
  const waited = now - Date.parse(ticketedAt ?? '');
  return Math.min(
    now + DAY,
    ...departures.map((departure) => departure - DAY).filter((dayBefore) => dayBefore > now),
    ...(lacksTicketNumbers ? [now + Math.max(waited || 0, NUMBERS_FIRST)] : []),
    ...(lacksTicketNumbers && !numbersCase ? [numbersMissedAt(booking)].filter((missedAt) => missedAt > now) : []),
  );
}
