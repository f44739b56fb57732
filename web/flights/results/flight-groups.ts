import { offerKey, type OfferFacts } from './offer-facts.ts';

/** The same flights in their fare families: one card. */
export interface FlightGroup {
  key: string;
  /** The fare the card shows: the cheapest that can be had. */
  lead: OfferFacts;
  /** One per fare family, cheapest supplier first within each, families by price, those sold out last. */
  families: OfferFacts[];
  /** The same family at dearer suppliers, behind the first. */
  alternatives: Map<string, OfferFacts[]>;
}

const noneSold: ReadonlySet<string> = new Set();

/** Sorted offers → cards in the order of their best offer. `soldOut`: keys of offers that cannot be had any more. */
export function groupFlights(sorted: readonly OfferFacts[], soldOut: ReadonlySet<string> = noneSold): FlightGroup[] {
  const groups = new Map<string, OfferFacts[]>();
  for (const facts of sorted) {
    const known = groups.get(facts.offer.flightsKey);
    if (known) known.push(facts);
    else groups.set(facts.offer.flightsKey, [facts]);
  }
  return [...groups].map(([key, offers]) => {
    const isSold = (facts: OfferFacts) => Number(soldOut.has(offerKey(facts)));
    const byPrice = [...offers].sort(
      (a, b) => isSold(a) - isSold(b) || a.offer.publishedPrice - b.offer.publishedPrice,
    );
    const families = new Map<string, OfferFacts[]>();
    for (const facts of byPrice)
      families.set(facts.offer.family.name, [...(families.get(facts.offer.family.name) ?? []), facts]);
    return {
      key,
      lead: byPrice[0]!,
      families: [...families.values()].map((list) => list[0]!),
      alternatives: new Map([...families].map(([name, list]) => [name, list.slice(1)])),
    };
  });
}
