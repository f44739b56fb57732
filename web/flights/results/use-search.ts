import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getSources } from '#shared/flights/search/get-sources.ts';
import type { FailureCode } from '#shared/errors.ts';
import { JourneyType, type SearchQuery } from '#shared/flights/model.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { type Answer, callApi } from '#web/api/client.ts';
import { failureText } from '#web/api/error-catalogue.ts';
import { queryClient } from '#web/app/query-client.ts';
import type { BookedFor } from '#shared/flights/booked-for.ts';
import { searchFromQuery, searchToQuery } from '../search-url.ts';
import { factsOf, type OfferFacts } from './offer-facts.ts';

export interface SearchState {
  offers: OfferFacts[];
  currency: string;
  /** How many suppliers there are, how many have answered, and which could not. */
  asked: number;
  answered: number;
  failed: string[];
  /** Why nobody searched, as the server says it: the question itself was refused, not a supplier's answer missed. */
  refusal: string | undefined;
  isSearching: boolean;
  /**
   * The id belongs to another question or person, or is none (a shared, edited or damaged link): the search wants a
   * fresh one.
   */
  wantsFreshId: boolean;
  /** The customer whose prices they are, where staff named one. */
  customer: BookedFor | undefined;
}

type Answered = Answer<typeof searchFlights>;

/** An answer with its offers' facts, worked out once. */
const withFacts = (isReturn: boolean) => (answer: Answered) => ({
  answer,
  facts: answer.ok ? answer.value.offers.map((offer) => factsOf(offer, { isReturn })) : [],
});
/** One function each, so that an answer's facts are not worked out again. */
const [withTripFacts, withReturnFacts] = [withFacts(false), withFacts(true)];

const ofSuppliers: readonly FailureCode[] = ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED', 'NOT_FOUND', 'NOT_SIGNED_IN'];

/** One text for all requests of a search. */
function refusalIn(answers: readonly (Answered | Answer<typeof getSources>)[]): string | undefined {
  for (const answer of answers) {
    if (answer.ok || ofSuppliers.includes(answer.code)) continue;
    const marked = [...new Set(Object.values(answer.errors ?? {}))].join(' ');
    return marked || failureText(answer);
  }
  return undefined;
}

/** Per source, in order; undefined while it is asked. Kept the same object for as long as no answer changes. */
const inOrder = (results: UseQueryResult<ReturnType<typeof withTripFacts>>[]) => results.map(({ data }) => data);

const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: () => callApi(getSources, {}),
  staleTime: 600_000,
});

/**
 * Asks for the names of the sources ahead. Only an answer is kept: a failure would stand in the results' way for as
 * long as the names are good for. A session that has ended is said as ever: the server says it once.
 */
export async function readSourcesAhead(): Promise<void> {
  if (queryClient.getQueryData(sourcesQuery.queryKey)) return;
  const answer = await callApi(getSources, {}, { quiet: true });
  if (answer.ok) queryClient.setQueryData(sourcesQuery.queryKey, answer);
}

/** One source's answer. The search is the one that the address holds, as is the customer whose prices are wanted. */
const answerQuery = (searchId: string, source: string, search: SearchQuery | undefined, customerId?: number) =>
  queryOptions({
    queryKey: ['search', searchId, source, customerId],
    enabled: Boolean(search),
    staleTime: Infinity,
    gcTime: 900_000,
    queryFn: () => callApi(searchFlights, { searchId, source, ...search!, customerId }, { quiet: true }),
    structuralSharing: false,
  });

/** Asks the sources that are known before their results' page is drawn, which then finds the requests on their way. */
export function beginSearch(searchId: string, search: SearchQuery): void {
  const known = queryClient.getQueryData(sourcesQuery.queryKey);
  const asAddressed = searchFromQuery(searchToQuery(search));
  if (!known?.ok || !asAddressed) return;
  for (const { source } of known.value.sources)
    void queryClient.prefetchQuery(answerQuery(searchId, source, asAddressed));
}

/**
 * Asks every source in its own request under one search id; offers appear as suppliers answer. The same object until
 * something was answered.
 */
export function useSearch(searchId: string, search: SearchQuery | undefined, customerId?: number): SearchState {
  const sources = useQuery(sourcesQuery);
  const names = useMemo(
    () => (sources.data?.ok ? sources.data.value.sources.map(({ source }) => source) : []),
    [sources.data],
  );
  const answers = useQueries({
    queries: names.map((source) => ({
      ...answerQuery(searchId, source, search, customerId),
      select: search?.JourneyType === JourneyType.Return ? withReturnFacts : withTripFacts,
    })),
    combine: inOrder,
  });
  const { isPending, data: asked } = sources;
  return useMemo(() => {
    const settled = answers.flatMap((data) => data?.answer ?? []);
    const found = settled.find(({ ok }) => ok);
    return {
      offers: answers.flatMap((data) => data?.facts ?? []),
      currency: found?.ok ? found.value.currency : '',
      asked: names.length,
      answered: settled.filter(({ ok }) => ok).length,
      failed: names.filter((_, i) => answers[i]?.answer.ok === false),
      refusal: found ? undefined : refusalIn(asked ? [asked, ...settled] : settled),
      wantsFreshId: settled.some(
        (answer) =>
          !answer.ok &&
          (answer.code === 'NOT_FOUND' || (answer.code === 'VALIDATION' && Boolean(answer.errors?.searchId))),
      ),
      customer: found?.ok ? found.value.customer : undefined,
      isSearching: isPending || (names.length > 0 && settled.length < names.length),
    };
  }, [answers, names, isPending, asked]);
}
