import { useMemo } from 'react';
import { JourneyType, ReturnType, type SearchQuery } from '#shared/flights/model.ts';
import { byTrip, partnersOf } from '#shared/flights/pair-offers.ts';
import type { Sort } from './filters.ts';
import { type FlightGroup, groupFlights } from './flight-groups.ts';
import type { OfferFacts } from './offer-facts.ts';
import { sortOffers } from './sort-offers.ts';

export interface FlightGroups {
  groups: FlightGroup[];
  backGroups: FlightGroup[];
  /** How many return flights there are, where the chosen outbound flight leaves only those sold with it. */
  backOf: number | undefined;
}

/** Whether each way of the return is chosen in a column of its own. */
export const isChosenByWay = ({ JourneyType: journey, returnType }: SearchQuery): boolean =>
  journey === JourneyType.Return && returnType !== ReturnType.GdsSpecial;

interface Shown {
  search: SearchQuery;
  /** As filtered. */
  offers: readonly OfferFacts[];
  sort: Sort;
  /** The outbound flight chosen. */
  out: OfferFacts | undefined;
  soldOut: ReadonlySet<string>;
}

/** The filtered offers as cards in their order; of a return sold as two fares, each way apart. */
export function useFlightGroups({ search, offers, sort, out, soldOut }: Shown): FlightGroups {
  const isTwoColumns = isChosenByWay(search);
  const isPaired = search.returnType === ReturnType.LccSpecial && out !== undefined;
  const ways = useMemo(() => byTrip(offers.map((facts) => ({ ...facts.offer, facts }))), [offers]);
  const groups = useMemo(() => {
    const outFacts = isTwoColumns ? ways.outbound.map(({ facts }) => facts) : offers;
    return groupFlights(sortOffers(outFacts, sort), soldOut);
  }, [offers, ways, sort, isTwoColumns, soldOut]);
  const backGroups = useMemo(() => {
    if (!isTwoColumns) return [];
    const backs = isPaired ? partnersOf({ ...out.offer, facts: out }, ways.inbound) : ways.inbound;
    const sorted = sortOffers(
      backs.map(({ facts }) => facts),
      sort,
    );
    return groupFlights(sorted, soldOut);
  }, [ways, sort, isTwoColumns, isPaired, out, soldOut]);
  const backOf = useMemo(
    () => (isTwoColumns && isPaired ? new Set(ways.inbound.map(({ flightsKey }) => flightsKey)).size : undefined),
    [ways, isTwoColumns, isPaired],
  );
  return { groups, backGroups, backOf };
}
