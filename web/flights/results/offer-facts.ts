import { tripMinutes, tripsOf } from '#shared/flights/itinerary.ts';
import type { Offer, Segment } from '#shared/flights/model.ts';

/** What filters and sorting read of an offer, worked out once when it arrives. */
export interface OfferFacts {
  offer: Offer;
  trips: Segment[][];
  /** 1 direct, 2 one stop, 3 two and more; of the trip with most. */
  stops: 1 | 2 | 3;
  /** All trips together. */
  minutes: number;
  departure: string;
  airlines: string[];
  /** Airports changed at. */
  layovers: string[];
  origins: string[];
  destinations: string[];
}

const unique = (values: string[]) => [...new Set(values)];

export function factsOf(offer: Offer): OfferFacts {
  const trips = tripsOf(offer.segments);
  const most = Math.max(...trips.map((trip) => trip.length));
  return {
    offer,
    trips,
    stops: Math.min(3, most) as 1 | 2 | 3,
    minutes: trips.reduce((sum, trip) => sum + tripMinutes(trip), 0),
    departure: offer.segments[0]?.departureTime ?? '',
    airlines: unique(offer.segments.map((segment) => segment.airlineCode)),
    layovers: unique(trips.flatMap((trip) => trip.slice(1).map((segment) => segment.originAirportCode))),
    origins: unique(trips.map((trip) => trip[0]!.originAirportCode)),
    destinations: unique(trips.map((trip) => trip.at(-1)!.destinationAirportCode)),
  };
}
