import type { NetOffer } from '#shared/flights/model.ts';
import { joinPair, splitRef } from '#shared/flights/pair-offers.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { localToMs, msToLocal } from '#shared/zone-time.ts';
import { totalOf } from './fares.ts';
import { decodeRef } from './question.ts';
import { searchWorld } from './search-world.ts';
import type { SandboxSource } from './source.ts';
import { DEARER, flightTriggerOf } from './triggers.ts';
import type { Refusal } from './wire.ts';

const VALID = 15 * MINUTE;
const SHORT_VALIDITY = 8 * MINUTE;
/** Sales close this long before departure. */
export const SALES_CLOSE = 2 * HOUR;
/** A rescheduled flight leaves and arrives this much later. */
const LATER = 50 * MINUTE;

export const departureOf = (offer: Pick<NetOffer, 'segments'>): number =>
  localToMs(offer.segments[0]!.departureTime, offer.segments[0]!.originZone);

/** The same flights 50 minutes later. */
export function rescheduled(segments: NetOffer['segments']): NetOffer['segments'] {
  const later = (local: string, zone: string) => local && msToLocal(localToMs(local, zone) + LATER, zone);
  return segments.map((segment) => ({
    ...segment,
    departureTime: later(segment.departureTime, segment.originZone),
    arrivalTime: later(segment.arrivalTime, segment.destinationZone),
    stopPointArrivalTime: later(segment.stopPointArrivalTime, segment.originZone),
    stopPointDepartureTime: later(segment.stopPointDepartureTime, segment.originZone),
    flightStatus: 'Schedule changed',
  }));
}

const dearer = (offer: NetOffer): NetOffer => ({
  ...offer,
  fares: offer.fares.map((fare) => ({ ...fare, baseFare: Math.ceil((fare.baseFare * DEARER) / 100) * 100 })),
});

export type Quoted = { offer: NetOffer; validUntil: number } | { refused: Refusal };

/**
 * The offer as the world sells it now, found again by nothing but its reference: both ways of a joined pair, until the
 * sooner limit.
 */
export function quoteNow(source: SandboxSource, supplierRef: string, now: number): Quoted {
  return splitRef(supplierRef)
    .map((ref) => quoteOne(source, ref, now))
    .reduce((out, back) => {
      if ('refused' in out) return out;
      return 'refused' in back
        ? back
        : { offer: joinPair(out.offer, back.offer), validUntil: Math.min(out.validUntil, back.validUntil) };
    });
}

function quoteOne(source: SandboxSource, supplierRef: string, now: number): Quoted {
  const ref = decodeRef(supplierRef);
  const offer =
    ref && searchWorld(source, ref.query, ref.asked).find(({ resultIndex }) => resultIndex === ref.resultIndex);
  if (!offer) return { refused: 'FARE_EXPIRED' };
  const closes = departureOf(offer) - SALES_CLOSE;
  if (closes <= now) return { refused: 'FARE_EXPIRED' };
  const until = (valid: number) => Math.min(now + valid, closes);
  const trigger = source.triggers ? flightTriggerOf(offer.segments[0]!.flightNumber) : undefined;
  if (trigger === 'sold out at quote') return { refused: 'SOLD_OUT' };
  if (trigger === 'expired at quote') return { refused: 'FARE_EXPIRED' };
  if (trigger === 'dearer at quote') return { offer: dearer(offer), validUntil: until(VALID) };
  if (trigger === 'rescheduled at quote')
    return { offer: { ...offer, segments: rescheduled(offer.segments) }, validUntil: until(VALID) };
  return { offer, validUntil: until(trigger === 'short validity' ? SHORT_VALIDITY : VALID) };
}

/** What a booking for `accepted` finds: the world's price must be the one the customer agreed to. */
export function confirmNow(source: SandboxSource, accepted: NetOffer, now: number): Quoted {
  const quoted = quoteNow(source, accepted.supplierRef, now);
  if ('refused' in quoted) return quoted;
  return quoted.offer.currency === accepted.currency && totalOf(quoted.offer.fares) === totalOf(accepted.fares)
    ? quoted
    : { refused: 'PRICE_CHANGED' };
}
