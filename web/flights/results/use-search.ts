import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSources } from '#shared/flights/get-sources.ts';
import type { SearchQuery } from '#shared/flights/model.ts';
import { searchFlights } from '#shared/flights/search-flights.ts';
import { callApi } from '#web/api/client.ts';
import { factsOf, type OfferFacts } from './offer-facts.ts';

export interface SearchState {
  offers: OfferFacts[];
  currency: string;
  /** How many suppliers there are, how many have answered, and which could not. */
  asked: number;
  answered: number;
  failed: string[];
  isSearching: boolean;
  /** The id belongs to another question or person (a shared or edited link): the search wants a fresh one. */
  wantsFreshId: boolean;
}

/** Asks every source in its own request under one search id; offers appear as suppliers answer. */
export function useSearch(searchId: string, search: SearchQuery | undefined): SearchState {
  const sources = useQuery({ queryKey: ['sources'], queryFn: () => callApi(getSources, {}), staleTime: 600_000 });
  const names = sources.data?.ok ? sources.data.value.sources.map(({ source }) => source) : [];
  const answers = useQueries({
    queries: names.map((source) => ({
      queryKey: ['search', searchId, source],
      enabled: Boolean(search),
      staleTime: Infinity,
      gcTime: 900_000,
      queryFn: () => callApi(searchFlights, { searchId: searchId, source: source, ...search! }, { quiet: true }),
    })),
  });
  const settled = answers.filter(({ data }) => data !== undefined);
  const version = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const offers = useMemo(() => answers.flatMap(({ data }) => (data?.ok ? data.value.offers.map(factsOf) : [])), [version]);
  const found = answers.find(({ data }) => data?.ok)?.data;
  return {
    offers,
    currency: found?.ok ? found.value.currency : '',
    asked: names.length,
    answered: settled.filter(({ data }) => data?.ok).length,
    failed: names.filter((_, i) => answers[i]?.data && !answers[i].data.ok),
    wantsFreshId: answers.some(({ data }) => data && !data.ok && data.code === 'NOT_FOUND'),
    isSearching: sources.isPending || (names.length > 0 && settled.length < names.length),
  };
}
