import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { keepingFinal } from '#functions/payments/final-rows-store.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { isOpen } from '#shared/bookings/model.ts';

/**
 * A PNR comes with the hold or the ticket, and ticketing may bring another than the hold did: it is final once the booking
 * is open no more, which none becomes again (bookingEvents). A booking is kilobytes of fares and rules.
 */
const readPnrs = keepingFinal<BookingItem, 'pnr' | 'statusId', string>({
  fields: ['pnr', 'statusId'],
  of: ({ pnr }) => pnr,
  isFinal: ({ statusId }) => !isOpen(statusId),
});

/** PNRs by booking, of the bookings that are there; empty where there is none yet. */
export async function pnrsOf(actor: Actor, bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(bookingIds)].filter(Boolean);
  const pnrs = await readPnrs(ids.map((id) => bookingKeys.booking(actor, id)));
  return new Map(ids.flatMap((id, at): [string, string][] => (pnrs[at] === undefined ? [] : [[id, pnrs[at]]])));
}
