import type { Offer } from './model.ts';

/** One fare family of the same flights: its cheapest offer, and the same at other suppliers behind it. */
export interface FamilyGroup {
  offer: Offer;
  /** Dearer or equal, cheapest first. */
  others: Offer[];
}

/** The same flights, however many suppliers and families sell them: shown once. */
export interface FlightGroup {
  flightsKey: string;
  cheapest: Offer;
  /** Cheapest family first. */
  families: FamilyGroup[];
}

const byPrice = (a: Offer, b: Offer) => a.publishedPrice - b.publishedPrice || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0) || (a.resultIndex < b.resultIndex ? -1 : 1);

/** Groups of the same flights, cheapest group first. The order of the input does not matter, so answers may arrive in any. */
export function groupOffers(offers: readonly Offer[]): FlightGroup[] {
  const groups = new Map<string, Map<string, Offer[]>>();
  for (const offer of [...offers].sort(byPrice)) {
    // A pair's fare is sold with its partner only, so it is another thing than the same flights sold alone.
    const key = `${offer.flightsKey} ${offer.isLCCSpecialReturn ? offer.pairKey : ''}`;
    const families = groups.get(key) ?? new Map<string, Offer[]>();
    groups.set(key, families);
    const same = families.get(offer.family.name);
    if (same) same.push(offer);
    else families.set(offer.family.name, [offer]);
  }
  return [...groups.values()].map((families) => {
    const list = [...families.values()].map(([offer, ...others]) => ({ offer: offer!, others }));
    return { flightsKey: list[0]!.offer.flightsKey, cheapest: list[0]!.offer, families: list };
  });
}
