import type { BookingItem } from '#functions/bookings/model.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

/** Ticket numbers that are not there yet are first asked for after, ms; then at ever longer pauses up to a day. */
const NUMBERS_FIRST = 15 * MINUTE;

/**
 * When a ticketed booking's supplier is asked next, ms since 1970: in a day, or a day before one of its departures where
 * that is sooner; sooner too as long as ticket numbers are waited for, at pauses that double. Undefined once the last
 * flight has left.
 */
export function nextRefresh(
  { segments, ticketedAt, lacksTicketNumbers }: Pick<BookingItem, 'segments' | 'ticketedAt' | 'lacksTicketNumbers'>,
  now: number,
): number | undefined {
  const departures = segments.map(({ departureTime, originZone }) => localToMs(departureTime, originZone));
  if (Math.max(...departures) <= now) return undefined;
  const waited = now - Date.parse(ticketedAt ?? '');
  return Math.min(
    now + DAY,
    ...departures.map((departure) => departure - DAY).filter((dayBefore) => dayBefore > now),
    ...(lacksTicketNumbers ? [now + Math.max(waited || 0, NUMBERS_FIRST)] : []),
  );
}
