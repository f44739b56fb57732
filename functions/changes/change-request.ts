import { consumerOf } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { RequestType } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { begunChange } from './begun-change.ts';
import { chosenOf } from './chosen-of.ts';
import { askThere } from './linked/ask-there.ts';
import { notBegun } from './linked/other-desk.ts';
import type { Chosen } from './model.ts';
import { showChange } from './show-change.ts';
import { readQuote } from './store.ts';
import { tellWrites } from './task-writes.ts';
import { askChangeWrites } from './writes.ts';

/** To a partner's key, of what was sold through the link. */
const SOLD_THERE = 'Your own site sold this booking. Please ask for changes there.';

/** Whether these are the passengers and sectors that were quoted. */
const isSame = (quote: Chosen, { passengers, segments }: Chosen): boolean =>
  quote.passengers.join() === passengers.join() && quote.segments.join() === segments.join();

/**
 * Of two at once one is first: the booking waits for one request at a time. Of what was sold through a link it is asked at
 * both sites in one commit: by whoever sold it on, or by its supplier where the airline cancelled the flights.
 */
export const changeRequestHandler = handle(changeRequest, (actor, { BookingId, Remarks, QuoteId, ...asked }) =>
  whileBusy(async () => {
    const booking = await readBooking(actor, BookingId);
    const order = booking && (await readOrder(actor, booking.orderId));
    if (!booking || !order?.ok) return fail('NOT_FOUND');
    if (order.value.soldTo && consumerOf(actor.owner) !== undefined)
      return fail('ILLEGAL_TRANSITION', { message: SOLD_THERE });
    const refused = notBegun(order.value, asked);
    if (refused) return refused;
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
    const change = await begunChange(actor, booking, {
      ...chosen,
      askedBy: { email: actor.email, userType: actor.userType },
      ...{ requestType: asked.RequestType, cancellationType: asked.CancellationType, remarks: Remarks },
      ...(quote && { charges: quote.charges }),
    });
    const other = await askThere(actor, {
      ...{ booking, order: order.value, change },
      ...(QuoteId !== undefined && { quoteId: QuoteId }),
    });
    if (other && !other.ok) return other;
    const made = other ? other.value.change : change;
    const writes = [...askChangeWrites(actor, booking, made), ...tellWrites(actor, made)];
    const done = await (other ? commit(other.value.both, [...writes, ...other.value.writes]) : commit(actor, writes));
    return done.ok ? ok(showChange(actor, made)) : done;
  }),
);
