import type { FareOfType, NetOffer, Offer } from './model.ts';

/** Offers of a return search by what they cover: each way alone, or both at once (GDS special). */
export interface OffersByTrip<O> {
  outbound: O[];
  inbound: O[];
  whole: O[];
}

type Trips = Pick<Offer, 'segments' | 'isLCCSpecialReturn' | 'pairKey' | 'source'>;

const covers = (offer: Trips, trip: number) => offer.segments.some(({ tripIndicator }) => tripIndicator === trip);

/** Sorts a return's offers into two columns and the whole journeys. */
export function byTrip<O extends Trips>(offers: readonly O[]): OffersByTrip<O> {
  const outbound = offers.filter((offer) => covers(offer, 1) && !covers(offer, 2));
  const inbound = offers.filter((offer) => covers(offer, 2) && !covers(offer, 1));
  return { outbound, inbound, whole: offers.filter((offer) => covers(offer, 1) && covers(offer, 2)) };
}

/** Whether two offers are one low-cost carrier's pair: sold together, at one source, out and back. */
export const isPair = (out: Trips, back: Trips): boolean =>
  out.isLCCSpecialReturn &&
  back.isLCCSpecialReturn &&
  out.pairKey !== '' &&
  out.pairKey === back.pairKey &&
  out.source === back.source &&
  covers(out, 1) &&
  covers(back, 2);

/** The return flights that may be combined with an outbound one of a pair. */
export const partnersOf = <O extends Trips>(out: O, offers: readonly O[]): O[] =>
  offers.filter((back) => isPair(out, back));

const JOINT = ' + ';

type NetFare = Omit<FareOfType, 'publishedFare' | 'publishedPrice'>;

const addFares = (out: readonly NetFare[], back: readonly NetFare[]): NetFare[] =>
  out.map((fare) => {
    const other = back.find(({ passengerType }) => passengerType === fare.passengerType);
    if (!other) throw new Error(`a pair without a fare for passenger type ${fare.passengerType}`);
    return {
      ...fare,
      baseFare: fare.baseFare + other.baseFare,
      tax: fare.tax + other.tax,
      offeredOtherCharges: fare.offeredOtherCharges + other.offeredOtherCharges,
    };
  });

/**
 * A pair as one offer: flights one after the other, amounts added up, the stricter of all terms. Its `supplierRef`
 * holds both (see splitRef).
 */
export const joinPair = (out: NetOffer, back: NetOffer): NetOffer => ({
  ...out,
  resultIndex: `${out.resultIndex}${JOINT}${back.resultIndex}`,
  segments: [...out.segments, ...back.segments],
  isRefundable: out.isRefundable && back.isRefundable,
  fares: addFares(out.fares, back.fares),
  commission: out.commission + back.commission,
  ...joinFees(out, back),
  family: {
    name: out.family.name === back.family.name ? out.family.name : `${out.family.name}${JOINT}${back.family.name}`,
    changeFee: out.family.changeFee,
    cancelFee: out.family.cancelFee,
    meal: out.family.meal && back.family.meal,
    seatsLeft: Math.min(out.family.seatsLeft, back.family.seatsLeft),
  },
  flightsKey: `${out.flightsKey}${JOINT}${back.flightsKey}`,
  requires: {
    passport: out.requires.passport || back.requires.passport,
    pan: out.requires.pan || back.requires.pan,
    dateOfBirth: out.requires.dateOfBirth || back.requires.dateOfBirth,
    ...shorterName(out, back),
    ...((out.requires.pricedByAge || back.requires.pricedByAge) && { pricedByAge: true }),
  },
  supplierRef: `${out.supplierRef}${JOINT}${back.supplierRef}`,
});

function joinFees({ sellerFee: one }: NetOffer, { sellerFee: other }: NetOffer): Pick<NetOffer, 'sellerFee'> {
  if (!one || !other) return other ? { sellerFee: other } : {};
  return { sellerFee: { ...one, fee: one.fee + other.fee, gst: one.gst + other.gst, tds: one.tds + other.tds } };
}

function shorterName(...pair: readonly NetOffer[]): Pick<NetOffer['requires'], 'longestName'> {
  const limits = pair.flatMap(({ requires }) => requires.longestName ?? []);
  return limits.length ? { longestName: Math.min(...limits) } : {};
}

/**
 * What a joined pair was made of, for questions about each way's fare; any other offer alone. Amounts stay the joint
 * ones: they cannot be told apart again.
 */
export function splitPair(joint: NetOffer): NetOffer[] {
  const refs = splitRef(joint.supplierRef);
  if (refs.length < 2) return [joint];
  const names = joint.family.name.split(JOINT);
  const indexes = joint.resultIndex.split(JOINT);
  return refs.map((supplierRef, at) => ({
    ...joint,
    supplierRef,
    resultIndex: indexes[at] ?? joint.resultIndex,
    segments: joint.segments.filter(({ tripIndicator }) => tripIndicator === at + 1),
    family: { ...joint.family, name: names[at] ?? joint.family.name },
  }));
}

/** The supplier's references in a net offer: one, or both of a joined pair. */
export const splitRef = (supplierRef: string): string[] => supplierRef.split(JOINT);
