/**
 * Answers other tabs that ask for this one's journey, once what answers is loaded: no page waits for it. Answers how to
 * stop.
 */
export function offerJourneyLater(): () => void {
  const left = new AbortController();
  void import('./share-journey.ts').then(
    ({ offerJourney }) => {
      if (!left.signal.aborted) left.signal.addEventListener('abort', offerJourney());
    },
    // Without a connection nobody opens a link either.
    () => undefined,
  );
  return () => left.abort();
}
