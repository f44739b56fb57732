import * as z from 'zod/mini';
import { cabins } from '#shared/flights/cabins.ts';
import { withCustomer } from './journey/customer-in-address.ts';
import { JourneyType, type SearchQuery, searchQuery } from '#shared/flights/search-query.ts';

/**
 * A search as the query of its results page: `origin, destination, departure, adt, chd, inf` (spec: flights-and-shell
 * 2.1). With more than one journey the first three repeat in order; the way back of a return trip is a journey like any
 * other.
 */
export function searchToQuery(search: SearchQuery): URLSearchParams {
  const query = new URLSearchParams();
  for (const { origin, destination, preferredDepartureTime } of search.segments) {
    query.append('origin', origin);
    query.append('destination', destination);
    query.append('departure', preferredDepartureTime);
  }
  query.set('adt', String(search.adultCount));
  query.set('chd', String(search.childCount));
  query.set('inf', String(search.infantCount));
  if (search.JourneyType !== JourneyType.OneWay) query.set('journey', String(search.JourneyType));
  if (search.JourneyType === JourneyType.Return) query.set('returnType', String(search.returnType));
  if (search.cabin !== 'Economy') query.set('cabin', search.cabin);
  if (search.directOnly) query.set('direct', '1');
  return query;
}

/** The search that a results page's query asks for; undefined where it is not one. */
export function searchFromQuery(query: URLSearchParams): SearchQuery | undefined {
  const [origins, destinations, departures] = ['origin', 'destination', 'departure'].map((name) =>
    query.getAll(name),
  ) as [string[], string[], string[]];
  const parsed = z.safeParse(searchQuery, {
    JourneyType: Number(query.get('journey') ?? 1),
    returnType: Number(query.get('returnType') ?? 2),
    segments: origins.map((origin, i) => ({
      origin,
      destination: destinations[i],
      preferredDepartureTime: departures[i],
    })),
    adultCount: Number(query.get('adt') ?? 1),
    childCount: Number(query.get('chd') ?? 0),
    infantCount: Number(query.get('inf') ?? 0),
    cabin: cabins.find((cabin) => cabin === query.get('cabin')) ?? 'Economy',
    directOnly: query.get('direct') === '1',
  });
  return parsed.success ? parsed.data : undefined;
}

/** A path of the calendar of fares, which looks at a search's first sector, one way; of staff's for a customer. */
export const calendarPath = (search: SearchQuery, customerId?: number): string =>
  `/flight/calendarFareResult?${withCustomer(searchToQuery(oneWay(search)), customerId)}`;

/** The first sector of a search as a search of its own, on another day where one is given. */
export const oneWay = (search: SearchQuery, on?: string): SearchQuery => {
  const [first] = search.segments as [SearchQuery['segments'][number]];
  return {
    ...search,
    JourneyType: JourneyType.OneWay,
    segments: [{ ...first, preferredDepartureTime: on ?? first.preferredDepartureTime }],
  };
};

/** A path of the results page, e.g. `/flight/searchResult/01J…?origin=COK&…`; of staff's for a customer, by number. */
export const resultsPath = (searchId: string, search: SearchQuery, customerId?: number): string =>
  `/flight/searchResult/${searchId}?${withCustomer(searchToQuery(search), customerId)}`;
