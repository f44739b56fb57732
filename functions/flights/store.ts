import type { Actor, OwnerId } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { clock } from '#functions/clock.ts';
import { flightKeys } from './keys.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import { readTraceId } from '#shared/flights/trace.ts';
import type { Day } from '#shared/time.ts';
import type { CalendarMonthItem, QuoteItem, SearchSourceItem, SeenFareItem } from './model.ts';
import { loadOffers } from './search/offer-files.ts';

/** A visitor's journey is open to who knows its random id; a user's to its owner, and to staff. */
export const isOpenTo = (actor: Actor, owner: OwnerId | ''): boolean => owner === '' || mayReach(actor, owner);

/** A source's answer as the supplier gave it. SEARCH_EXPIRED where it is gone, never was, or is somebody else's. */
export async function readAnswer(
  actor: Actor,
  traceId: string,
): Promise<Outcome<{ search: SearchSourceItem; offers: NetOffer[] }, 'SEARCH_EXPIRED'>> {
  const { searchId, source } = readTraceId(traceId);
  const search = await getItem(flightKeys.searchSource(actor, searchId, source));
  if (!search?.object || search.expiresAt <= clock.now() || !isOpenTo(actor, search.owner))
    return fail('SEARCH_EXPIRED');
  const offers = await loadOffers(search.object);
  return offers ? ok({ search, offers }) : fail('SEARCH_EXPIRED');
}

/** A quote that still holds. FARE_EXPIRED where its time is over, it never was, or it is somebody else's. */
export async function readQuote(actor: Actor, quoteId: string): Promise<Outcome<QuoteItem, 'FARE_EXPIRED'>> {
  const quote = await getItem(flightKeys.quote(actor, quoteId));
  return quote && quote.validUntil > clock.now() && isOpenTo(actor, quote.owner) ? ok(quote) : fail('FARE_EXPIRED');
}

/** What is kept of a route's prices; undefined for days nobody searched lately, and for months nobody asked about. */
export interface KeptPrices {
  seen: (SeenFareItem | undefined)[];
  calendar: (CalendarMonthItem | undefined)[];
}

/** Cheapest fares seen for some days of a route and the calendars of some months (`yyyy-mm`), in one trip. */
export async function readKeptPrices(
  actor: Actor,
  origin: string,
  destination: string,
  days: readonly Day[],
  months: readonly string[],
): Promise<KeptPrices> {
  const found = await getItems([
    ...days.map((day) => flightKeys.seenFare(actor, origin, destination, day.slice(0, 7).replace('-', ''), day)),
    ...months.map((month) => flightKeys.calendarMonth(actor, origin, destination, month.replace('-', ''))),
  ]);
  const fresh = found.map((item) => (item && Number(item.ttl) * 1000 > clock.now() ? item : undefined));
  return {
    seen: fresh.slice(0, days.length) as KeptPrices['seen'],
    calendar: fresh.slice(days.length) as KeptPrices['calendar'],
  };
}
