import { tripMinutes, tripsOf } from '#shared/flights/itinerary.ts';
import type { Offer, Segment } from '#shared/flights/model.ts';
import { isInWindow, type TimeBucket, timeBuckets } from '#shared/flights/time-buckets.ts';

/** What filters and sorting read of an offer, worked out once when it arrives. */
export interface OfferFacts {
  offer: Offer;
  trips: Segment[][];
  /** 1 direct, 2 one stop, 3 two and more; of the trip with most. */
  stops: 1 | 2 | 3;
  /** All trips together. */
  minutes: number;
  departure: string;
  /** The way back alone, of a return sold as two one-way fares: outbound times are not its own. */
  isWayBack: boolean;
  /** The windows of the day it leaves in; none for a way back alone. */
  times: TimeBucket[];
  airlines: string[];
  /** Airports changed at. */
  layovers: string[];
  /** Airports of any segment on the journey's near side and its far one: the way back is read the other way round. */
  origins: string[];
  destinations: string[];
  /** Where the journey begins and ends: of each trip, its first and last airport. */
  ends: [string, string][];
}

/** Names an offer within its search. */
export const offerKey = ({ offer }: OfferFacts): string => offer.source + offer.resultIndex;

const unique = (values: string[]) => [...new Set(values)];

const RETURN_TRIP = 2;

/** `isReturn`: the search was for a return, so that a second trip is the way back. */
export function factsOf(offer: Offer, { isReturn = false } = {}): OfferFacts {
  const trips = tripsOf(offer.segments);
  const isBack = ({ tripIndicator }: Segment) => isReturn && tripIndicator === RETURN_TRIP;
  const endsOf = (from: Segment, to: Segment): [string, string] =>
    isBack(from)
      ? [to.destinationAirportCode, from.originAirportCode]
      : [from.originAirportCode, to.destinationAirportCode];
  const departure = offer.segments[0]?.departureTime ?? '';
  const isWayBack = offer.segments.every(isBack);
  const most = Math.max(...trips.map((trip) => trip.length));
  return {
    offer,
    trips,
    stops: Math.min(3, most) as 1 | 2 | 3,
    minutes: trips.reduce((sum, trip) => sum + tripMinutes(trip), 0),
    departure,
    airlines: unique(offer.segments.map((segment) => segment.airlineCode)),
    layovers: unique(trips.flatMap((trip) => trip.slice(1).map((segment) => segment.originAirportCode))),
    isWayBack,
    times: isWayBack ? [] : timeBuckets.filter((bucket) => isInWindow(departure, bucket)).map(({ value }) => value),
    origins: unique(offer.segments.map((segment) => endsOf(segment, segment)[0])),
    destinations: unique(offer.segments.map((segment) => endsOf(segment, segment)[1])),
    ends: trips.map((trip) => endsOf(trip[0]!, trip.at(-1)!)),
  };
}
