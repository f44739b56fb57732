import type { OfferChoice } from '#shared/flights/trace.ts';
import { paths, toPath } from '#web/app/paths.ts';

/** How much of a journey an order covers: all of it, or one way of a return sold as two one-way fares. */
export type Leg = 'whole' | 'outbound' | 'return';

/** What the passenger details page is asked for by its query; the rest of the query is the search. */
export interface BookingAddress {
  choice: OfferChoice;
  leg: Leg;
  /** The return flight that is booked after this one. */
  next: OfferChoice | undefined;
  /** The outbound's order, whose travellers and extras this return leg takes over. */
  after: string | undefined;
  /** The search alone, as the results page has it. */
  search: URLSearchParams;
}

const OWN = ['traceId', 'resultIndex', 'returnResultIndex', 'leg', 'then', 'order', 'after'];

/** A booking's address as its page reads it; undefined where no offer is named. */
export function readBookingAddress(query: URLSearchParams): BookingAddress | undefined {
  const [traceId, resultIndex, leg] = [query.get('traceId'), query.get('resultIndex'), query.get('leg')];
  if (!traceId || !resultIndex) return undefined;
  const partner = query.get('returnResultIndex');
  const search = new URLSearchParams(query);
  for (const name of OWN) search.delete(name);
  return {
    choice: { traceId, resultIndex, ...(partner && { returnResultIndex: partner }) },
    leg: leg === 'outbound' || leg === 'return' ? leg : 'whole',
    next: readThen(query.get('then')),
    after: query.get('after') ?? undefined,
    search,
  };
}

/** `then=<traceId>~<resultIndex>`. */
function readThen(text: string | null): OfferChoice | undefined {
  const cut = text?.indexOf('~') ?? -1;
  return text && cut > 0 && cut < text.length - 1
    ? { traceId: text.slice(0, cut), resultIndex: text.slice(cut + 1) }
    : undefined;
}

const withSearch = (own: Record<string, string | undefined>, search: URLSearchParams) => {
  const query = new URLSearchParams(Object.entries(own).filter((pair): pair is [string, string] => Boolean(pair[1])));
  for (const [name, value] of search) query.append(name, value);
  return query;
};

/** The passenger details of an offer. */
export const passengerDetailsPath = (
  searchId: string,
  choice: OfferChoice,
  search: URLSearchParams,
  { leg, after }: { leg?: Leg; after?: string } = {},
): string => `${toPath(paths.flightPassengerDetails, { searchId })}?${withSearch({ ...choice, leg, after }, search)}`;

/** The booking details between the two one-way orders of a return: `order` is the outbound's. */
export const returnLegPath = (
  searchId: string,
  order: string,
  next: OfferChoice | undefined,
  search: URLSearchParams,
): string => `${toPath(paths.flightBookingDetails, { searchId })}?${withSearch({ order, ...next }, search)}`;

export const resultsOf = (searchId: string, search: URLSearchParams): string =>
  `${toPath(paths.flightSearchResult, { searchId })}?${search}`;

export const orderPath = (orderId: string): string => toPath(paths.userPayments, { orderId });
