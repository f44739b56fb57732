import { timingSafeEqual } from 'node:crypto';
import { spend } from '#functions/http/request/rate-limit.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { HOUR } from '#shared/time.ts';
import { seal, type TicketHolderActor, type UserActor, type VisitorActor } from '#functions/actor.ts';
import { mayReach } from './may-reach.ts';

/**
 * Looks at one ticket by people who are not signed in as its owner. PNRs are short: this many guesses are all there
 * are.
 */
const LOOKS = { limit: 60, windowMs: HOUR };

/**
 * A signed-in user who may see the booking stays that user; anyone else who has booking id and PNR right holds the
 * ticket. Everything else is as if the booking were not there. Only bookings that exist cost a write, and they have
 * 130-bit ids.
 */
export async function resolveTicketHolder(
  asker: UserActor | VisitorActor,
  request: { bookingId: string; pnr: string },
): Promise<Outcome<UserActor | TicketHolderActor, 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const booking = await getItem(bookingKeys.booking(asker, request.bookingId));
  if (!booking) return fail('NOT_FOUND');
  if (asker.kind === 'user' && mayReach(asker, booking.owner)) return ok(asker);
  const allowed = await spend(asker, 'TICKET', request.bookingId, LOOKS);
  if (!allowed.ok) return allowed;
  if (!isSame(request.pnr, booking.pnr)) return fail('NOT_FOUND');
  return ok(
    seal<TicketHolderActor>({ kind: 'ticketHolder', site: asker.site, head: asker.head, bookingId: booking.bookingId }),
  );
}

/** Equal, ignoring case, and in the same time whatever differs. A booking without a PNR yet has no ticket to hold. */
function isSame(given: string, pnr: string): boolean {
  const padded = (text: string) => Buffer.from(text.toUpperCase().padEnd(20));
  const same = padded(given).length === padded(pnr).length && timingSafeEqual(padded(given), padded(pnr));
  return pnr !== '' && same;
}
