import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { changeIdOf } from './change-id.ts';
import { chosenOf } from './chosen-of.ts';
import type { ChangeItem } from './model.ts';
import { nameOf, sectorOf } from './named.ts';
import { showChange } from './show-change.ts';
import { askChangeWrites } from './writes.ts';

/** Of two at once one is first: the booking waits for one request at a time. */
export const changeRequestHandler = handle(changeRequest, async (actor, { BookingId, Remarks, ...asked }) => {
  const booking = await readBooking(actor, BookingId);
  if (!booking) return fail('NOT_FOUND');
  const now = clock.now();
  const found = chosenOf(booking, asked, now);
  if (!found.ok) return found;
  const { chosen } = found.value;
  const number = (booking.changes ?? 0) + 1;
  const { bookingId, orderId, pnr, owner, userId } = booking;
  const change: ChangeItem = {
    ...{ requestId: changeIdOf(bookingId, number), number, bookingId, orderId, pnr, owner, userId },
    ...chosen,
    askedBy: { email: actor.email, userType: actor.userType },
    ...{ state: 'Asked', stateSince: instant(now), createdAt: instant(now), version: 0 },
    requestType: asked.RequestType,
    cancellationType: asked.CancellationType,
    remarks: Remarks,
    currency: booking.fare.currency,
    bookingWas: booking.statusId,
    who: chosen.passengers.map((at) => nameOf(booking.passengers[at]!)),
    sectors: chosen.segments.map((at) => sectorOf(booking.segments[at]!)),
  };
  const done = await commit(actor, askChangeWrites(actor, booking, change));
  return done.ok ? ok(showChange(actor, change)) : done;
});
