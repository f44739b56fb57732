import { useCallback, useState } from 'react';
import type { FlightGroup } from './flight-groups.ts';
import type { OfferFacts } from './offer-facts.ts';

const MOST_COMPARED = 3;

/** The flights put side by side, the last three; pressed again, a flight is taken away. */
export function useCompared(): [OfferFacts[], (group: FlightGroup) => void] {
  const [compared, setCompared] = useState<OfferFacts[]>([]);
  const compare = useCallback(
    (group: FlightGroup) =>
      setCompared((before) =>
        before.some(({ offer }) => offer.flightsKey === group.key)
          ? before.filter(({ offer }) => offer.flightsKey !== group.key)
          : [...before, group.lead].slice(-MOST_COMPARED),
      ),
    [],
  );
  return [compared, compare];
}
