import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { JourneyType, type NetOffer, PaxType, ReturnType, type SearchQuery } from '#shared/flights/model.ts';
import { DAY, instant } from '#shared/time.ts';
import type { SeenFareItem } from '../model.ts';
import { seenFareWrite } from '../writes.ts';

/** A seen fare older than this says nothing any more. */
const SEEN_LIFE = 3 * DAY;

const adultOf = (offer: NetOffer) => offer.fares.find(({ passengerType }) => passengerType === PaxType.Adult);
const seatsOf = ({ fares }: NetOffer) => fares.reduce((sum, { passengerCount }) => sum + passengerCount, 0);
/** What is compared: an adult's fare, and what a site that supplies it adds for itself. Minor units. */
const priceOf = (fare: NetOffer['fares'][number], { sellerFee }: NetOffer) =>
  fare.baseFare + fare.tax + fare.offeredOtherCharges + (sellerFee?.fee ?? 0);
/** What a supplying site adds for several together says nothing of what it adds for one. */
const isOfOne = (offer: NetOffer) => !offer.sellerFee || seatsOf(offer) === 1;

function cheapest(offers: readonly NetOffer[], trip: number): NetOffer | undefined {
  let best: { offer: NetOffer; price: number } | undefined;
  for (const offer of offers) {
    const adult = adultOf(offer);
    if (!adult || offer.isLCCSpecialReturn || offer.segments.some(({ tripIndicator }) => tripIndicator !== trip))
      continue;
    if (!isOfOne(offer)) continue;
    const price = priceOf(adult, offer);
    if (!best || price < best.price) best = { offer, price };
  }
  return best?.offer;
}

function toSeen(offer: NetOffer): Omit<SeenFareItem, 'day'> {
  const adult = adultOf(offer)!;
  const { baseFare, tax, offeredOtherCharges } = adult;
  const now = clock.now();
  return {
    source: offer.source,
    airlineCode: offer.segments[0]!.airlineCode,
    currency: offer.currency,
    baseFare,
    tax,
    offeredOtherCharges,
    commission: Math.floor(offer.commission / seatsOf(offer)),
    ...(offer.sellerFee && { sellerFee: offer.sellerFee }),
    price: priceOf(adult, offer),
    seenAt: instant(now),
    ttl: Math.ceil((now + SEEN_LIFE) / 1000),
  };
}

/**
 * Remembers the cheapest one-way economy fare of each day searched, for the calendar and the strip. A convenience: what
 * cannot be written is let go.
 */
export async function noteSeenFares(actor: Actor, query: SearchQuery, offers: readonly NetOffer[]): Promise<void> {
  if (query.cabin !== 'Economy' || query.JourneyType === JourneyType.MultiStop) return;
  if (query.JourneyType === JourneyType.Return && query.returnType !== ReturnType.Normal) return;
  const writes = query.segments.flatMap(({ origin, destination, preferredDepartureTime }, at) => {
    const found = cheapest(offers, at + 1);
    return found ? [seenFareWrite(actor, origin, destination, preferredDepartureTime, toSeen(found))] : [];
  });
  // One by one: a fare that is not cheaper refuses its own write only.
  const noted = await Promise.allSettled(writes.map((write) => commit(actor, [write])));
  if (noted.some(({ status }) => status === 'rejected')) log.warn('seen fares were not kept', { site: actor.site });
}
