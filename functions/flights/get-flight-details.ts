import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { ok } from '#shared/errors.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { instant } from '#shared/time.ts';
import { flightOfOrder } from './flight-of-order.ts';

/**
 * The draft before payment, the booking after; both are the order's owner's. Expiry takes the draft and its people
 * away: 402 then.
 */
export const getFlightDetailsHandler = handle(getFlightDetails, async (actor, { orderId }) => {
  const read = await flightOfOrder(actor, orderId);
  if (!read.ok) return read;
  const { order, flight } = read.value;
  return ok({
    orderId,
    bookingId: order.subject,
    state: order.state,
    currency: order.currency,
    amount: order.amount,
    expiryTime: instant(order.expiresAt),
    isPayable: whyNotPayable(order, clock.now()) === undefined,
    redirectTo: order.redirectTo,
    source: flight.source,
    isLcc: flight.isLcc,
    isLCCSpecialReturn: flight.isLCCSpecialReturn,
    isRefundable: flight.offer.isRefundable,
    fareFamily: flight.offer.family.name,
    segments: flight.segments,
    passengers: flight.passengers,
    fare: flight.fare,
    fareRules: flight.fareRules,
    areRulesMissing: flight.areRulesMissing === true,
  });
});
