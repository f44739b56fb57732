import { ownMarkupOn } from '#shared/markups/site-lines.ts';
import { PaxType } from '#shared/flights/model.ts';
import type { SeenFareItem } from '#functions/flights/model.ts';
import { type Priceable, priceFare } from '#functions/markups/price-fare.ts';
import type { Pricing } from './pricing-of.ts';

type OneAdult = Pick<
  SeenFareItem,
  'airlineCode' | 'currency' | 'baseFare' | 'tax' | 'offeredOtherCharges' | 'commission' | 'sellerFee'
>;

/** Where a seen fare leads from and to. */
export interface SeenRoute {
  origin: string;
  destination: string;
}

/**
 * A seen fare as results would show it to one adult of this customer, minor units; undefined where it has no price. Seen fares
 * are economy ones; nobody kept which source they came from.
 */
export function priceSeenFare(seen: OneAdult, pricing: Pricing, route: SeenRoute): number | undefined {
  const { customer, book, day } = pricing;
  const offer = seenOffer(seen, route);
  const priced = priceFare(offer, customer, book, day);
  return priced.ok ? priced.value.totalPayable + ownMarkupOn(offer, customer) : undefined;
}

/** A seen fare as the rules look at it. */
export function seenOffer(
  { airlineCode, currency, baseFare, tax, offeredOtherCharges, commission, sellerFee }: OneAdult,
  { origin, destination }: SeenRoute,
): Priceable {
  const fares = [{ passengerType: PaxType.Adult, passengerCount: 1, baseFare, tax, offeredOtherCharges }];
  const flight = {
    airlineCode,
    cabin: 'Economy' as const,
    originAirportCode: origin,
    destinationAirportCode: destination,
  };
  return {
    ...{ resultIndex: '', source: 'seen', currency, fares, commission, segments: [flight] },
    ...(sellerFee && { sellerFee }),
  };
}

/**
 * A calendar's price as this customer would pay it, about: a calendar names neither the airline nor what of its price
 * is tax, so the site's general rule is taken of the whole, and no commission is passed on.
 */
export const priceCalendarDay = (
  price: number,
  currency: string,
  pricing: Pricing,
  route: SeenRoute,
): number | undefined =>
  priceSeenFare(
    { airlineCode: '', currency, baseFare: price, tax: 0, offeredOtherCharges: 0, commission: 0 },
    pricing,
    route,
  );
