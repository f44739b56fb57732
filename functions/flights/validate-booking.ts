import { buyerOf } from '#functions/users/buyer.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { validateBooking } from '#shared/flights/validate-booking.ts';
import { checkAtTrueAges } from './check-at-true-ages.ts';
import { readQuote } from './store.ts';

export const validateBookingHandler = handle(
  validateBooking,
  async (actor, { quoteId, passengers, customerId }, { address }) => {
    const buyer = await buyerOf(actor, customerId);
    if (!buyer.ok) return buyer;
    const quote = await readQuote(actor, quoteId);
    if (!quote.ok) return quote;
    const checked = await checkAtTrueAges({ actor, buyer: buyer.value, address }, quote.value, passengers);
    if (!checked.ok) return checked;
    const { fare, warnings } = checked.value.checked;
    return ok({ currency: fare.currency, fareDetailResult: fare, warnings });
  },
);
