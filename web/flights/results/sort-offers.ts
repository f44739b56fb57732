import type { Sort } from './filters.ts';
import type { OfferFacts } from './offer-facts.ts';

/** What an hour of travel and a stop are worth when flights are weighed, in percent of the cheapest price. */
const HOUR_WORTH = 0.06;
const STOP_WORTH = 0.08;

/** How Best is worked out, for the page to say. */
export const bestExplained =
  'Best balances price and time: each hour of travel counts as 6% of the cheapest price, each stop as 8%.';

interface Weighed {
  facts: OfferFacts;
  key: number;
}

const earlierIn = (a: Weighed, b: Weighed): number =>
  a.key - b.key ||
  a.facts.offer.pricePerAdult - b.facts.offer.pricePerAdult ||
  (a.facts.departure < b.facts.departure ? -1 : 1);

function weigh(offers: readonly OfferFacts[], sort: Sort): Weighed[] {
  const cheapest = offers.reduce((least, { offer }) => Math.min(least, offer.pricePerAdult), Infinity);
  const weight: Record<Sort, (facts: OfferFacts) => number> = {
    best: ({ offer, minutes, stops }) =>
      offer.pricePerAdult + cheapest * (HOUR_WORTH * (minutes / 60) + STOP_WORTH * (stops - 1)),
    cheapest: ({ offer }) => offer.pricePerAdult,
    fastest: ({ minutes }) => minutes,
    earliest: ({ departure }) => Date.parse(`${departure}Z`),
  };
  return offers.map((facts) => ({ facts, key: weight[sort](facts) }));
}

/** A new list in order. Ties go to the cheaper, then the earlier flight, so the order never jumps. */
export const sortOffers = (offers: readonly OfferFacts[], sort: Sort): OfferFacts[] =>
  weigh(offers, sort)
    .sort(earlierIn)
    .map(({ facts }) => facts);

/** What an order would put first, without working the rest of it out. */
export const firstOffer = (offers: readonly OfferFacts[], sort: Sort): OfferFacts | undefined =>
  weigh(offers, sort).reduce<Weighed | undefined>(
    (first, one) => (first && earlierIn(first, one) <= 0 ? first : one),
    undefined,
  )?.facts;
