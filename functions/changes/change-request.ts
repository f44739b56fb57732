import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readBooker } from '#functions/users/store.ts';
import { commit } from '#functions/table/commit.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { RequestType } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { changeIdOf } from './change-id.ts';
import { chosenOf } from './chosen-of.ts';
import type { ChangeItem, Chosen } from './model.ts';
import { nameOf, sectorOf } from './named.ts';
import { showChange } from './show-change.ts';
import { readQuote } from './store.ts';
import { tellWrites } from './task-writes.ts';
import { askChangeWrites } from './writes.ts';

/** Whether these are the passengers and sectors that were quoted. */
const isSame = (quote: Chosen, { passengers, segments }: Chosen): boolean =>
  quote.passengers.join() === passengers.join() && quote.segments.join() === segments.join();

/** Of two at once one is first: the booking waits for one request at a time. */
export const changeRequestHandler = handle(changeRequest, async (actor, { BookingId, Remarks, QuoteId, ...asked }) => {
  const booking = await readBooking(actor, BookingId);
  if (!booking) return fail('NOT_FOUND');
  const now = clock.now();
  const found = chosenOf(booking, asked, now);
  if (!found.ok) return found;
  const { chosen } = found.value;
  const quote = QuoteId === undefined ? undefined : await readQuote(actor, BookingId, QuoteId);
  if (QuoteId !== undefined) {
    const isQuotable = asked.RequestType !== RequestType.ChangeItinerary;
    if (!quote || !isQuotable || !isSame(quote, chosen)) return fail('NOT_FOUND');
    if (quote.validUntil <= now || quote.changes !== (booking.changes ?? 0))
      return fail('ILLEGAL_TRANSITION', { message: 'These charges are over. Please request them again.' });
  }
  const booker = await readBooker(actor, booking.userId);
  const number = (booking.changes ?? 0) + 1;
  const { bookingId, orderId, pnr, owner, userId } = booking;
  const change: ChangeItem = {
    ...{ requestId: changeIdOf(bookingId, number), number, bookingId, orderId, pnr, owner, userId },
    ...chosen,
    askedBy: { email: actor.email, userType: actor.userType },
    ...{ state: quote ? 'Accepted' : 'Asked', stateSince: instant(now), createdAt: instant(now), version: 0 },
    ...(quote && { charges: quote.charges }),
    requestType: asked.RequestType,
    cancellationType: asked.CancellationType,
    remarks: Remarks,
    currency: booking.fare.currency,
    bookingWas: booking.statusId,
    who: chosen.passengers.map((at) => nameOf(booking.passengers[at]!)),
    sectors: chosen.segments.map((at) => sectorOf(booking.segments[at]!)),
    customer: [booker?.companyName, booker?.firstName, booker?.lastName].filter(Boolean).join(' '),
    airlines: [...new Set(booking.segments.map(({ airlineCode, airlineName }) => `${airlineCode} ${airlineName}`))],
  };
  const done = await commit(actor, [...askChangeWrites(actor, booking, change), ...tellWrites(actor, change)]);
  return done.ok ? ok(showChange(actor, change)) : done;
});
