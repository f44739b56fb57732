import { PaxType } from '#shared/flights/model.ts';
import type { SeenFareItem } from './model.ts';
import { priceFare } from './price-fare.ts';
import type { Pricing } from './pricing-of.ts';

type OneAdult = Pick<
  SeenFareItem,
  'airlineCode' | 'currency' | 'baseFare' | 'tax' | 'offeredOtherCharges' | 'commission'
>;

/** A seen fare as one adult of this customer would have paid it, minor units; undefined where it has no price. */
export function priceSeenFare(
  { airlineCode, currency, baseFare, tax, offeredOtherCharges, commission }: OneAdult,
  { customer, book, day }: Pricing,
): number | undefined {
  const fares = [{ passengerType: PaxType.Adult, passengerCount: 1, baseFare, tax, offeredOtherCharges }];
  const priced = priceFare(
    { resultIndex: '', source: 'seen', currency, fares, commission, segments: [{ airlineCode }] },
    customer,
    book,
    day,
  );
  return priced.ok ? priced.value.totalPayable : undefined;
}

/**
 * A calendar's price as this customer would pay it, about: a calendar names neither the airline nor what of its price
 * is tax, so the site's general rule is taken of the whole, and no commission is passed on.
 */
export const priceCalendarDay = (price: number, currency: string, pricing: Pricing): number | undefined =>
  priceSeenFare({ airlineCode: '', currency, baseFare: price, tax: 0, offeredOtherCharges: 0, commission: 0 }, pricing);
