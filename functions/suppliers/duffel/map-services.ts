import type { BaggageOption, NetOffer, SupplierPassenger } from '#shared/flights/model.ts';
import { PaxType } from '#shared/flights/model.ts';
import { paxTypeOf } from './map-offer.ts';
import { minorOf } from './minor-of.ts';
import type { DuffelOffer, DuffelService } from './wire.ts';

/** Where a service applies, by numbers of the offer's segments; undefined for segments of another offer. */
function reachOf(offer: DuffelOffer, { segment_ids: ids }: DuffelService): number[] | undefined {
  const all = offer.slices.flatMap(({ segments }) => segments.map(({ id }) => id));
  const reach = ids.map((id) => all.indexOf(id)).sort((a, b) => a - b);
  return reach.length && reach[0]! >= 0 ? reach : undefined;
}

/**
 * The same for every passenger that may buy the same: Duffel names a service for each passenger apart, the trade one
 * extra that each may choose.
 */
function codeOf(offer: DuffelOffer, service: DuffelService): string | undefined {
  const { type, metadata, total_amount: amount } = service;
  const reach = reachOf(offer, service);
  if (type !== 'baggage' || service.passenger_ids.length !== 1 || !reach) return undefined;
  const kind = metadata?.type === 'carry_on' ? 'CABIN' : 'BAG';
  return `${kind}${metadata?.maximum_weight_kg ?? ''}-${reach.join('.')}-${amount}`;
}

const seated = (offer: DuffelOffer) =>
  offer.passengers.filter((passenger) => paxTypeOf(passenger) !== PaxType.Infant).map(({ id }) => id);

function labelOf({ metadata }: DuffelService, isWholeJourney: boolean): string {
  const what = metadata?.type === 'carry_on' ? 'Cabin bag' : 'Checked bag';
  const weight = metadata?.maximum_weight_kg ? ` up to ${metadata.maximum_weight_kg} KG` : '';
  return `${what}${weight}${isWholeJourney ? ', all flights' : ''}`;
}

/**
 * The bags that may be bought beside a fare, in its currency: those that every passenger with a seat may have at one
 * price. Each stands at the first flight it is for. Seats and insurances of Duffel's have no counterpart here.
 */
export function baggagesOf(
  offer: DuffelOffer,
  { segments, currency }: Pick<NetOffer, 'segments' | 'currency'>,
): BaggageOption[] {
  const buyers = new Map<string, { service: DuffelService; passengers: Set<string> }>();
  for (const service of offer.available_services ?? []) {
    const code = service.total_currency === currency ? codeOf(offer, service) : undefined;
    if (!code) continue;
    const known = buyers.get(code) ?? { service, passengers: new Set() };
    known.passengers.add(service.passenger_ids[0]!);
    buyers.set(code, known);
  }
  const all = seated(offer);
  return [...buyers].flatMap(([code, { service, passengers }]) => {
    const price = minorOf(service.total_amount, currency);
    const reach = reachOf(offer, service)!;
    const first = segments[reach[0]!];
    if (price === undefined || !first || !all.every((id) => passengers.has(id))) return [];
    return {
      code,
      tripIndicator: first.tripIndicator,
      flightNumber: first.flightNumber,
      origin: first.originAirportCode,
      destination: first.destinationAirportCode,
      weight: service.metadata?.maximum_weight_kg ?? 0,
      price,
      label: labelOf(service, reach.length > 1 && reach.length === segments.length),
    };
  });
}

/** Services to be ordered for what passengers chose; `ids` are Duffel's, in our order. Undefined where one is gone. */
export function servicesFor(
  offer: DuffelOffer,
  passengers: readonly SupplierPassenger[],
  ids: readonly string[],
): { id: string; quantity: number; minor: number }[] | undefined {
  const chosen: { id: string; quantity: number; minor: number }[] = [];
  for (const [at, { baggage }] of passengers.entries())
    for (const { code, price } of baggage) {
      const service = (offer.available_services ?? []).find(
        (one) => one.passenger_ids[0] === ids[at] && codeOf(offer, one) === code,
      );
      if (!service) return undefined;
      chosen.push({ id: service.id, quantity: 1, minor: price });
    }
  return chosen;
}
