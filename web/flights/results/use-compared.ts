import { useCallback, useState } from 'react';
import type { FlightGroup } from './flight-groups.ts';
import type { OfferFacts } from './offer-facts.ts';

const MOST_COMPARED = 3;

/** Flights put beside each other, and the way to put one there or take it away: the newest three stay. */
export function useCompared(): [compared: OfferFacts[], compare: (group: FlightGroup) => void] {
  const [compared, setCompared] = useState<OfferFacts[]>([]);
  const compare = useCallback(
    ({ key, lead }: FlightGroup) =>
      setCompared((before) => {
        const others = before.filter(({ offer }) => offer.flightsKey !== key);
        return others.length < before.length ? others : [...before, lead].slice(-MOST_COMPARED);
      }),
    [],
  );
  return [compared, compare];
}
