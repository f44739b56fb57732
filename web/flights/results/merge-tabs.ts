import { type Sort, sorts } from './filters.ts';
import type { OfferFacts } from './offer-facts.ts';
import { firstOffer } from './sort-offers.ts';

/** A tab over the list: an order, the flight it puts first, and whether it stands for Cheapest too. */
export interface SortTab {
  sort: Sort;
  first: OfferFacts | undefined;
  isCheapestToo: boolean;
}

/** One tab an order; where Best and Cheapest put the same flight first, one tab says both. */
export function sortTabsOf(offers: readonly OfferFacts[]): SortTab[] {
  const firsts = new Map(sorts.map((sort) => [sort, firstOffer(offers, sort)]));
  const [best, cheapest] = [firsts.get('best'), firsts.get('cheapest')];
  const isCheapestToo = best !== undefined && best.offer.flightsKey === cheapest?.offer.flightsKey;
  return sorts
    .filter((sort) => !(isCheapestToo && sort === 'cheapest'))
    .map((sort) => ({ sort, first: firsts.get(sort), isCheapestToo: isCheapestToo && sort === 'best' }));
}
