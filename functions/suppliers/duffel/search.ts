import * as z from 'zod/mini';
import { log } from '#functions/runtime/log.ts';
import type { Answer, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { ok } from '#shared/errors.ts';
import type { NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { JourneyType, ReturnType } from '#shared/flights/model.ts';
import { MINUTE } from '#shared/time.ts';
import { type Account, asked } from './asking.ts';
import { ASKED_AGE, netOfferOf } from './map-offer.ts';
import { duffelOffer, offersAnswer } from './wire.ts';

/** Of more than these the cheapest are sold. */
const MOST_OFFERS = 2_000;
/** How often the offers in another currency are counted for the settings page. */
const COUNTED_EVERY = MINUTE;

const cabinOf = {
  Economy: 'economy',
  PremiumEconomy: 'premium_economy',
  Business: 'business',
  First: 'first',
} as const;
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** Whom a search asks for, without a birthday of anybody. */
const passengersOf = ({ adultCount, childCount, infantCount }: SearchQuery) => [
  ...times(adultCount, { type: 'adult' }),
  ...times(childCount, { age: ASKED_AGE.child }),
  ...times(infantCount, { age: ASKED_AGE.infant }),
];

/** An offer request for some of a search's journeys. */
export const requestOf = (
  query: SearchQuery,
  legs: SearchQuery['segments'],
  passengers: readonly object[] = passengersOf(query),
) => ({
  slices: legs.map(({ origin, destination, preferredDepartureTime }) => ({
    origin,
    destination,
    departure_date: preferredDepartureTime,
  })),
  passengers,
  cabin_class: cabinOf[query.cabin],
  ...(query.directOnly && { max_connections: 0 }),
});

/**
 * What is asked: a return sold as two one-way fares is two requests, any other journey one. A low-cost carrier's pair
 * is nothing that Duffel has.
 */
function requestsFor(query: SearchQuery): { legs: SearchQuery['segments']; firstTrip: number }[] {
  if (query.JourneyType !== JourneyType.Return || query.returnType === ReturnType.GdsSpecial)
    return [{ legs: query.segments, firstTrip: 1 }];
  if (query.returnType === ReturnType.LccSpecial) return [];
  return query.segments.map((leg, at) => ({ legs: [leg], firstTrip: at + 1 }));
}

export const searchPath = ({ searchWithinMs }: Pick<Account, 'searchWithinMs'>): string =>
  `/air/offer_requests?return_offers=true&supplier_timeout=${searchWithinMs}`;

/** What of an answer can be sold, and what could not. */
export interface Sorted {
  offers: NetOffer[];
  /** In another currency than the site's. */
  foreign: number;
  /** One of those currencies. */
  currency: string;
  /** Without a price, out of order, or otherwise not to be read. */
  unreadable: number;
}

const priceOf = ({ fares }: NetOffer) =>
  fares.reduce((sum, { baseFare, tax, passengerCount }) => sum + (baseFare + tax) * passengerCount, 0);

/** Reads and maps what an offer request answered, offer by offer. Pure; what cannot be sold is counted, never guessed. */
export function sortOffers(
  sent: readonly unknown[],
  { name, currency }: Pick<Account, 'name' | 'currency'>,
  firstTrip: number,
): Sorted {
  const sorted: Sorted = { offers: [], foreign: 0, currency: '', unreadable: 0 };
  for (const one of sent) {
    const read = z.safeParse(duffelOffer, one);
    if (read.success && read.data.total_currency !== currency) {
      sorted.foreign += 1;
      sorted.currency = read.data.total_currency;
      continue;
    }
    const offer = read.success ? netOfferOf(read.data, name, firstTrip) : undefined;
    if (offer) sorted.offers.push(offer);
    else sorted.unreadable += 1;
  }
  if (sorted.offers.length > MOST_OFFERS)
    sorted.offers = sorted.offers.sort((a, b) => priceOf(a) - priceOf(b)).slice(0, MOST_OFFERS);
  return sorted;
}

async function noteForeign({ memory }: Account, { now }: SupplierCall, all: Sorted, of: number): Promise<void> {
  const { droppedAt = 0 } = await memory.health();
  if (now - droppedAt < COUNTED_EVERY) return;
  await memory.change({
    dropped: all.foreign,
    droppedOf: of,
    droppedCurrency: /^[A-Z]{3}$/.test(all.currency) ? all.currency : 'another currency',
    droppedAt: now,
  });
}

/** Every offer that the site can sell for a search. All requests must answer: half a return is none. */
export async function searchDuffel(account: Account, call: SupplierCall, query: SearchQuery): Answer<NetOffer[]> {
  const answers = await Promise.all(
    requestsFor(query).map(async ({ legs, firstTrip }) => ({
      firstTrip,
      answer: asked(
        await account.ask({
          method: 'POST',
          path: searchPath(account),
          data: requestOf(query, legs),
          answer: offersAnswer,
          signal: call.signal,
        }),
      ),
    })),
  );
  const all: Sorted = { offers: [], foreign: 0, currency: '', unreadable: 0 };
  let sent = 0;
  for (const { answer, firstTrip } of answers) {
    if (!answer.ok) return answer;
    const { offers } = answer.value.data;
    sent += offers.length;
    const sorted = sortOffers(offers, account, firstTrip);
    all.offers.push(...sorted.offers);
    all.foreign += sorted.foreign;
    all.currency = sorted.currency || all.currency;
    all.unreadable += sorted.unreadable;
  }
  if (all.unreadable)
    log.warn('offers unreadable', { site: call.site, source: account.name, leftOut: all.unreadable, of: sent });
  if (all.foreign) await noteForeign(account, call, all, sent);
  return ok(all.offers);
}
