import type { Customer, MarkupBook } from '#functions/markups/model.ts';
import { ownMarkupOn } from '#shared/markups/site-lines.ts';
import { type FareDetail, type NetOffer, type Offer, PaxType } from '#shared/flights/model.ts';
import type { Day } from '#shared/time.ts';
import type { UserType } from '#shared/users/types.ts';
import { netCost, pricer } from '#functions/markups/price-fare.ts';
import { rateOn } from '#functions/markups/rate-on.ts';

/** One adult's share of a price: their own fare, and an even part of what the site adds or takes off. */
function perAdult(fare: FareDetail, own: number): number {
  const travellers = fare.fareDetails.reduce((sum, { passengerCount }) => sum + passengerCount, 0);
  const adult = fare.fareDetails.find(({ passengerType }) => passengerType === PaxType.Adult);
  return (
    (adult?.publishedPrice ?? Math.round(fare.publishedPrice / travellers)) +
    Math.round((fare.totalPayable + own - fare.publishedPrice) / travellers)
  );
}

/** What staff and agents see within a price; nobody else sees the net. */
function within(
  offer: NetOffer,
  fare: FareDetail,
  { userType, own, isTaxed }: { userType: UserType; own: number; isTaxed: boolean },
): Pick<Offer, 'net' | 'markup' | 'commissionEarned' | 'profit'> {
  const markup = fare.markup + fare.gstOnMarkup;
  if (userType === 'staff') {
    const { fee = 0, gst = 0, tds = 0, isTaxShared = false } = offer.sellerFee ?? {};
    const borne = (isTaxShared ? 0 : tds) + (isTaxShared && isTaxed ? 0 : gst);
    const profit = fare.markup + offer.commission - fare.discount - fee - borne;
    return { net: netCost(offer, fare), markup, commissionEarned: offer.commission, profit };
  }
  if (userType === 'travelAgent') {
    const profit = fare.commissionEarned - fare.tds + own;
    return { net: fare.totalPayable, markup: markup + own, commissionEarned: fare.commissionEarned, profit };
  }
  return { net: 0, markup: 0, commissionEarned: 0, profit: 0 };
}

/**
 * Net offers at one customer's price, cheapest first. What has no price is left out, never shown at zero. An agency that
 * switched its own markup on sees it in every price, and what it pays as `net`. `viewer`: who reads them, where that is
 * not the customer: staff who book for one see the site's side of the customer's price.
 */
export function showOffers(
  offers: readonly NetOffer[],
  customer: Customer,
  book: MarkupBook,
  day: Day,
  viewer: UserType = customer.userType,
): Offer[] {
  const priceOf = pricer(customer, book, day);
  // Who has no tax number takes none (readMarkups), and is given no credit for what others took.
  const isTaxed = (rateOn(book.taxes, 'gst', day) ?? 0) > 0;
  const shown = offers.flatMap((offer): Offer[] => {
    const priced = priceOf(offer);
    if (!priced.ok) return [];
    const {
      resultIndex,
      source,
      segments,
      isLCC,
      isRefundable,
      isLCCSpecialReturn,
      pairKey,
      flightsKey,
      family,
      requires,
    } = offer;
    const fare = priced.value;
    const own = ownMarkupOn(offer, customer);
    return [
      {
        resultIndex,
        source,
        segments,
        isLCC,
        isRefundable,
        isLCCSpecialReturn,
        pairKey,
        flightsKey,
        family,
        requires,
        publishedPrice: fare.totalPayable + own,
        pricePerAdult: perAdult(fare, own),
        ...within(offer, fare, { userType: viewer, own, isTaxed }),
      },
    ];
  });
  return shown.sort((a, b) => a.publishedPrice - b.publishedPrice || (a.resultIndex < b.resultIndex ? -1 : 1));
}
