import { PaxType } from '#shared/flights/model.ts';
import type { SeenFareItem } from './model.ts';
import { priceFare } from './price-fare.ts';
import type { Pricing } from './pricing-of.ts';

/** A seen fare as one adult of this customer would have paid it, minor units; undefined where it has no price. */
export function priceSeenFare(
  { airlineCode, currency, baseFare, tax, offeredOtherCharges, commission }: SeenFareItem,
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
