import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { clock } from '#functions/clock.ts';
import { readBooker } from '#functions/users/store.ts';
import { instant } from '#shared/time.ts';
import { changeIdOf } from './change-id.ts';
import type { ChangeItem, Chosen } from './model.ts';
import { nameOf, sectorOf } from './named.ts';

/** What is asked for, and by whom; `charges`: those that are agreed to by asking. */
type Begun = Chosen & Pick<ChangeItem, 'askedBy' | 'requestType' | 'cancellationType' | 'remarks' | 'charges'>;

/** A booking's next request as it is made now: Asked, or Accepted where its charges are agreed to. One read. */
export async function begunChange(
  actor: Actor,
  booking: BookingItem,
  { charges, ...asked }: Begun,
): Promise<ChangeItem> {
  const booker = await readBooker(actor, booking.userId);
  const now = instant(clock.now());
  const number = (booking.changes ?? 0) + 1;
  const { bookingId, orderId, pnr, owner, userId, segments, passengers } = booking;
  return {
    ...{ requestId: changeIdOf(bookingId, number), number, bookingId, orderId, pnr, owner, userId },
    ...asked,
    ...{ state: charges ? 'Accepted' : 'Asked', stateSince: now, createdAt: now, version: 0 },
    ...(charges && { charges }),
    currency: booking.fare.currency,
    bookingWas: booking.statusId,
    who: asked.passengers.map((at) => nameOf(passengers[at]!)),
    sectors: asked.segments.map((at) => sectorOf(segments[at]!)),
    customer: [booker?.companyName, booker?.firstName, booker?.lastName].filter(Boolean).join(' '),
    airlines: [...new Set(segments.map(({ airlineCode, airlineName }) => `${airlineCode} ${airlineName}`))],
  };
}
