import type { Sort } from './filters.ts';
import type { OfferFacts } from './offer-facts.ts';

/** What an hour of travel and a stop are worth when flights are weighed, in percent of the cheapest price. */
const HOUR_WORTH = 0.06;
const STOP_WORTH = 0.08;

/** How Best is worked out, for the page to say. */
export const bestExplained = 'Best weighs price against time: each hour of travel counts as 6% of the cheapest price, each stop as 8%.';

/** A new list in order. Ties go to the cheaper, then the earlier flight, so the order never jumps. */
export function sortOffers(offers: readonly OfferFacts[], sort: Sort): OfferFacts[] {
  const cheapest = offers.reduce((least, { offer }) => Math.min(least, offer.pricePerAdult), Infinity);
  const weight: Record<Sort, (facts: OfferFacts) => number> = {
    best: ({ offer, minutes, stops }) => offer.pricePerAdult + cheapest * (HOUR_WORTH * (minutes / 60) + STOP_WORTH * (stops - 1)),
    cheapest: ({ offer }) => offer.pricePerAdult,
    fastest: ({ minutes }) => minutes,
    earliest: ({ departure }) => Date.parse(`${departure}Z`),
  };
  return offers
    .map((facts) => ({ facts, key: weight[sort](facts) }))
    .sort((a, b) => a.key - b.key || a.facts.offer.pricePerAdult - b.facts.offer.pricePerAdult || (a.facts.departure < b.facts.departure ? -1 : 1))
    .map(({ facts }) => facts);
}
