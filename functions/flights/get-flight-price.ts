import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getFlightPrice } from '#shared/flights/get-flight-price.ts';
import { addDays } from '#shared/time.ts';
import { pricingOf } from './pricing-of.ts';
import { priceSeenFare } from './price-seen-fare.ts';
import { readSeenFares } from './store.ts';

export const getFlightPriceHandler = handle(
  getFlightPrice,
  async (actor, { origin, destination, date, daysAround }) => {
    const days = Array.from({ length: 2 * daysAround + 1 }, (_, at) => addDays(date, at - daysAround));
    const [seen, pricing] = await Promise.all([readSeenFares(actor, origin, destination, days), pricingOf(actor)]);
    const shown = days.map((day, at) => {
      const fare = seen[at];
      const price = fare && priceSeenFare(fare, pricing);
      return price === undefined ? { date: day } : { date: day, price, seenAt: fare!.seenAt };
    });
    return ok({ currency: actor.head.currency, days: shown, isSeenEarlier: true });
  },
);
