import type { AgeOf, Answer, SupplierCall, SupplierQuote } from '#functions/suppliers/flight-supplier.ts';
import { fail } from '#shared/errors.ts';
import type { NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { SECOND } from '#shared/time.ts';
import { type Account, asked } from './asking.ts';
import { quoteDuffel } from './fares.ts';
import { decodeRef, passengerOfAge } from './map-offer.ts';
import { requestOf, searchPath, sortOffers } from './search.ts';
import { offersAnswer } from './wire.ts';

/** ms that airlines are waited for: somebody waits with their details filled in. */
const WAITED_FOR = 10 * SECOND;

/** What makes two offers the same flights under the same terms, whatever they cost. */
const termsOf = ({ flightsKey, family: { name }, isLCC, isRefundable, segments }: NetOffer): string =>
  JSON.stringify([
    flightsKey,
    name,
    isLCC,
    isRefundable,
    segments.map(({ cabin, baggage, cabinBaggage }) => [cabin, baggage, cabinBaggage]),
  ]);

const priceOf = ({ fares }: NetOffer) =>
  fares.reduce((sum, { baseFare, tax, passengerCount }) => sum + (baseFare + tax) * passengerCount, 0);

/**
 * The same flights and fare for travellers of these ages: an offer request of its own, for Duffel changes no passenger of
 * an offer, and the cheapest of what has the same terms. FARE_EXPIRED where there is none.
 */
export async function quoteDuffelForAges(
  account: Account,
  call: SupplierCall,
  offer: NetOffer,
  query: SearchQuery,
  ages: readonly AgeOf[],
): Answer<SupplierQuote> {
  const ref = decodeRef(offer.supplierRef);
  if (!ref) return fail('FARE_EXPIRED');
  const journeys = new Set(offer.segments.map(({ tripIndicator }) => tripIndicator)).size;
  const legs = query.segments.slice(ref.firstTrip - 1, ref.firstTrip - 1 + journeys);
  const answer = asked(
    await account.ask({
      method: 'POST',
      path: searchPath({ searchWithinMs: Math.min(account.searchWithinMs, WAITED_FOR) }),
      data: requestOf(
        query,
        legs,
        ages.toSorted((a, b) => a.paxType - b.paxType).map(({ age }) => passengerOfAge(age)),
      ),
      answer: offersAnswer,
      signal: call.signal,
    }),
  );
  if (!answer.ok) return answer;
  const wanted = termsOf(offer);
  const [same] = sortOffers(answer.value.data.offers, account, ref.firstTrip)
    .offers.filter((one) => one.currency === offer.currency && termsOf(one) === wanted)
    .toSorted((a, b) => priceOf(a) - priceOf(b));
  return same ? quoteDuffel(account, call, same) : fail('FARE_EXPIRED');
}
