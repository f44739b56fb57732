import type { BookingItem } from '#functions/bookings/model.ts';
import { refared } from '#functions/markups/price-fare.ts';
import type { HoldQuote } from '#functions/suppliers/flight-supplier.ts';
import type { FareDetail, NetOffer } from '#shared/flights/model.ts';

const PARTS = 3;

const totalOf = (fares: NetOffer['fares']): number =>
  fares.reduce((sum, fare) => sum + (fare.baseFare + fare.tax + fare.offeredOtherCharges) * fare.passengerCount, 0);

/**
 * A held fare at what its supplier asks for it now: every part of the net fare in proportion, rounded up as offers are, so
 * that nobody sells below the supplier's price; what the site added or took off stays as it was agreed to. Undefined where
 * it costs what it did.
 */
export function repriced(
  { offer, fare, agreedHold }: Pick<BookingItem, 'offer' | 'fare' | 'agreedHold'>,
  { total }: HoldQuote,
): { offer: NetOffer; fare: FareDetail } | undefined {
  const net = totalOf(offer.fares);
  const roundedUp = PARTS * offer.fares.reduce((sum, { passengerCount }) => sum + passengerCount, 0);
  const isSame = agreedHold ? total === agreedHold.total : total <= net && net - total < roundedUp;
  if (isSame) return undefined;
  const share = (part: number) => Math.ceil((part * total) / net);
  const fares = offer.fares.map((one) => ({
    ...one,
    baseFare: share(one.baseFare),
    tax: share(one.tax),
    offeredOtherCharges: share(one.offeredOtherCharges),
  }));
  const next = { ...offer, fares };
  return { offer: next, fare: refared(fare, next) };
}
