import type { OfferFacts } from './offer-facts.ts';

/** The same flights in their fare families: one card. */
export interface FlightGroup {
  key: string;
  /** The fare the card shows: the first in the list's order. */
  lead: OfferFacts;
  /** One per fare family, cheapest supplier first within each, families by price. */
  families: OfferFacts[];
  /** The same family at dearer suppliers, behind the first. */
  alternatives: Map<string, OfferFacts[]>;
}

/** Sorted offers → cards in the order of their best offer. */
export function groupFlights(sorted: readonly OfferFacts[]): FlightGroup[] {
  const groups = new Map<string, OfferFacts[]>();
  for (const facts of sorted) {
    const known = groups.get(facts.offer.flightsKey);
    if (known) known.push(facts);
    else groups.set(facts.offer.flightsKey, [facts]);
  }
  return [...groups].map(([key, offers]) => {
    const byPrice = [...offers].sort((a, b) => a.offer.publishedPrice - b.offer.publishedPrice);
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
