import { buyerOf } from '#functions/actors/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { checkBooking } from './check-booking.ts';
import { readQuote } from './store.ts';

export const validateBookingHandler = handle(validateBooking, async (actor, { quoteId, passengers, customerId }) => {
  const buyer = await buyerOf(actor, customerId);
  if (!buyer.ok) return buyer;
  const quote = await readQuote(actor, quoteId);
  if (!quote.ok) return quote;
  const checked = await checkBooking(actor, quote.value, passengers, buyer.value);
  if (!checked.ok) return checked;
  const { fare, warnings } = checked.value;
  return ok({ currency: fare.currency, fareDetailResult: fare, warnings });
});
