import { isPair } from '#shared/flights/pair-offers.ts';
import type { SearchQuery } from '#shared/flights/model.ts';
import { makeTraceId } from '#shared/flights/trace.ts';
import { withCustomer } from '../journey/customer-in-address.ts';
import { searchToQuery } from '../search-url.ts';
import type { OfferFacts } from './offer-facts.ts';

/** What was chosen: one offer, or one for each way of a return. */
export interface Selection {
  out: OfferFacts | undefined;
  back: OfferFacts | undefined;
}

export type Way = keyof Selection;
/** What a card opens in a dialog, about which offer. */
export type Opening = { kind: 'rules'; families: readonly OfferFacts[] } | { kind: 'details'; facts: OfferFacts };

/**
 * The passenger page of a choice. Two one-way fares are two orders: the outbound's first, the return's offer goes along
 * as `then`. A low-cost pair is one order of both. `customerId`: the customer whose prices they are, of staff's.
 */
export function passengerPath(
  searchId: string,
  search: SearchQuery,
  { out, back }: Selection,
  customerId?: number,
): string {
  const query = withCustomer(searchToQuery(search), customerId);
  if (!out) return '';
  query.set('traceId', makeTraceId(searchId, out.offer.source));
  query.set('resultIndex', out.offer.resultIndex);
  if (back && isPair(out.offer, back.offer)) query.set('returnResultIndex', back.offer.resultIndex);
  else if (back) {
    query.set('leg', 'outbound');
    query.set('then', `${makeTraceId(searchId, back.offer.source)}~${back.offer.resultIndex}`);
  }
  return `/flight/passengerDetails/${searchId}?${query}`;
}
