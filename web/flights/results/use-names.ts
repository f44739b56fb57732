import type { OfferFacts } from './offer-facts.ts';
import { useMemo } from 'react';

/** Names of the airlines and airports that occur in the offers. */
export function useNames(offers: readonly OfferFacts[]) {
  return useMemo(() => {
    const airlines = new Map<string, string>();
    const airports = new Map<string, string>();
    const cities = new Map<string, string>();
    for (const { offer } of offers) {
      for (const segment of offer.segments) {
        airlines.set(segment.airlineCode, segment.airlineName);
        airports.set(segment.originAirportCode, `${segment.originCityName} ${segment.originAirportCode}`);
        airports.set(
          segment.destinationAirportCode,
          `${segment.destinationCityName} ${segment.destinationAirportCode}`,
        );
        cities.set(segment.originAirportCode, segment.originCityName);
        cities.set(segment.destinationAirportCode, segment.destinationCityName);
      }
    }
    return {
      airlineName: (code: string) => airlines.get(code) ?? code,
      airportName: (code: string) => airports.get(code) ?? code,
      cityOf: (code: string) => cities.get(code) ?? code,
    };
  }, [offers]);
}
