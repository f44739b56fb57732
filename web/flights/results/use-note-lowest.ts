import { useEffect } from 'react';
import { type SearchQuery } from '#shared/flights/model.ts';
import { byTrip } from '#shared/flights/pair-offers.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { useToday } from '../search/use-today.ts';
import { useRecentSearches } from '../search/recent-searches.ts';
import type { SearchState } from './use-search.ts';

/**
 * What the search costs at least for an adult, minor units: of a return sold as two fares, both together. Undefined
 * where a way has no flight.
 */
export function lowestOf(offers: SearchState['offers']): number | undefined {
  const { outbound, inbound, whole } = byTrip(offers.map(({ offer }) => offer));
  const least = (some: readonly { pricePerAdult: number }[]) => Math.min(...some.map((one) => one.pricePerAdult));
  const lowest = Math.min(least(whole), inbound.length ? least(outbound) + least(inbound) : least(outbound));
  return lowest < Infinity ? lowest : undefined;
}

/** Once every supplier has answered, keeps the lowest price with the recent search, for the search page to compare. */
export function useNoteLowest(search: SearchQuery, { offers, isSearching }: SearchState, seenBy = 'visitor'): void {
  const note = useStable(useRecentSearches(useToday()).noteLowest);
  useEffect(() => {
    const minor = isSearching ? undefined : lowestOf(offers);
    if (minor !== undefined) note(search, { minor, seenBy });
  }, [isSearching, offers, search, seenBy, note]);
}
