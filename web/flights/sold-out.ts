import { useAtomValue } from 'jotai';
import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import { useMemo } from 'react';
import { type OfferChoice, readTraceId } from '#shared/flights/trace.ts';
import { store } from '#web/ui/store.ts';

/** Searches live an hour; of more flights sold out in one tab the eldest are forgotten. */
const KEPT = 50;
const keyOf = (traceId: string, resultIndex: string) => `${traceId}~${resultIndex}`;

/** Offers that their supplier called sold out, as far as this tab knows. */
const soldOutAtom = atomWithStorage<readonly string[]>(
  'portolan-sold-out',
  [],
  createJSONStorage(() => sessionStorage),
  { getOnInit: true },
);

/** Notes that an offer is sold out, so that the results it came from say so; of a pair both ways. */
export function markSoldOut({ traceId, resultIndex, returnResultIndex }: OfferChoice): void {
  const sold = [resultIndex, ...(returnResultIndex ? [returnResultIndex] : [])].map((index) => keyOf(traceId, index));
  const before = store.get(soldOutAtom).filter((key) => !sold.includes(key));
  store.set(soldOutAtom, [...before, ...sold].slice(-KEPT));
}

/** What is sold out of a search, each as source and result index, as `offerKey` names them. */
export function useSoldOut(searchId: string): ReadonlySet<string> {
  const keys = useAtomValue(soldOutAtom, { store });
  return useMemo(() => {
    const ofSearch = keys.map((key) => ({ trace: readTraceId(key.slice(0, key.indexOf('~'))), key }));
    return new Set(
      ofSearch
        .filter(({ trace }) => trace.searchId === searchId)
        .map(({ trace, key }) => trace.source + key.slice(key.indexOf('~') + 1)),
    );
  }, [keys, searchId]);
}
