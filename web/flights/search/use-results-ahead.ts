import { useEffect, useRef } from 'react';
import type { SearchQuery } from '#shared/flights/search-query.ts';
import { loadResults } from '../routes.ts';

type ResultsScreen = Awaited<ReturnType<typeof loadResults>>;

/**
 * Fetches what the results begin with, their screen and the names of the sources, once the form could be sent and the
 * page is at rest. Answers what to do at the press, before the page changes: ask the sources, where all is there.
 */
export function useResultsAhead(isReady: boolean): (searchId: string, search: SearchQuery) => void {
  const screen = useRef<ResultsScreen>(undefined);
  useEffect(() => {
    if (!isReady || screen.current) return;
    // What does not come now is fetched, and its failure said, by the results themselves.
    loadResults().then(
      (loaded) => {
        screen.current = loaded;
        return loaded.readSourcesAhead();
      },
      () => undefined,
    );
  }, [isReady]);
  return (searchId, search) => screen.current?.beginSearch(searchId, search);
}
