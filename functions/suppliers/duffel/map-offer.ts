import type { NetOffer, Segment } from '#shared/flights/model.ts';
import { PaxType } from '#shared/flights/model.ts';
import { feeOf } from './conditions.ts';
import { segmentsOf } from './map-segments.ts';
import { minorOf } from './minor-of.ts';
import type { DuffelOffer } from './wire.ts';

/**
 * Ages that a search asks with: it knows how many children and infants there are, and Duffel wants their age on the last
 * day. The eldest of each kind, so that no airline sells a child's fare that a child of eleven cannot have. Once their
 * birthdays are known they are asked for by their own (`quoteForAges`).
 */
export const ASKED_AGE = { child: 11, infant: 1 } as const;

/** Years from which somebody is a child, and from which an adult, to the trade; Duffel wants the age of all under 18. */
const YEARS = { child: 2, adult: 12, grown: 18 } as const;

/** How somebody of an age is asked for: Duffel takes an age or `adult`, never both. */
export const passengerOfAge = (age: number): { type: 'adult' } | { age: number } =>
  age < YEARS.grown ? { age } : { type: 'adult' };

/** Which of the trade's passengers one of Duffel's is. The age asked with says it first: airlines call types as they like. */
export function paxTypeOf({ type, age }: Pick<DuffelOffer['passengers'][number], 'type' | 'age'>): PaxType {
  if (typeof age !== 'number') {
    if (type === 'infant_without_seat') return PaxType.Infant;
    return type === 'child' ? PaxType.Child : PaxType.Adult;
  }
  if (age < YEARS.child) return PaxType.Infant;
  return age < YEARS.adult ? PaxType.Child : PaxType.Adult;
}

/** Letters that Duffel takes of a given name, and of a family name. */
const LONGEST_NAME = 20;

/** What finds an offer again, and what it cost when it was seen. */
export interface DuffelRef {
  offerId: string;
  /** The offer's whole price as Duffel wrote it. */
  total: string;
  currency: string;
  /** Number of its first slice among the journeys asked for. */
  firstTrip: number;
}
export const encodeRef = ({ offerId, total, currency, firstTrip }: DuffelRef): string =>
  ['d1', offerId, total, currency, firstTrip].join(';');

/** Undefined for what this adapter never wrote. */
export function decodeRef(ref: string): DuffelRef | undefined {
  const [version, offerId = '', total = '', currency = '', firstTrip] = ref.split(';');
  if (version !== 'd1' || !/^[\w-]+$/.test(offerId)) return undefined;
  return { offerId, total, currency, firstTrip: Number(firstTrip) };
}

/**
 * Duffel prices an offer as a whole. It is shared evenly among all passengers; what does not divide is rounded up to
 * the next minor unit of each, so that nobody sells below the supplier's price.
 */
function faresOf({ passengers }: DuffelOffer, total: number, tax: number): NetOffer['fares'] {
  const each = Math.ceil(total / passengers.length);
  const taxEach = Math.floor(tax / passengers.length);
  const counts = new Map<PaxType, number>();
  for (const passenger of passengers) {
    const type = paxTypeOf(passenger);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([passengerType, passengerCount]) => ({
      passengerType,
      passengerCount,
      baseFare: each - taxEach,
      tax: taxEach,
      offeredOtherCharges: 0,
    }));
}

const flightsKeyOf = (segments: readonly Segment[]) =>
  segments
    .map(({ airlineCode, flightNumber, departureTime }) => `${airlineCode}${flightNumber}@${departureTime}`)
    .join('|');

/** Duffel says nothing of meals; empty would read as one that can be bought. */
const MEAL = 'Meals not stated';

/** The brand of the fare, once where all journeys have the same. */
const familyOf = ({ slices }: DuffelOffer): string =>
  [...new Set(slices.flatMap(({ fare_brand_name: name }) => name || []))].join(' / ') || 'Standard';

/** Whole price and taxes in minor units; undefined where either is missing or cannot be. */
export function amountsOf(offer: DuffelOffer): { total: number; tax: number } | undefined {
  const total = minorOf(offer.total_amount, offer.total_currency);
  const tax =
    offer.tax_amount && offer.tax_currency === offer.total_currency
      ? minorOf(offer.tax_amount, offer.total_currency)
      : 0;
  return total && tax !== undefined && tax <= total ? { total, tax } : undefined;
}

/**
 * An offer in the trade's terms. `source` is its name on the site, `firstTrip` the journey that its first slice is of.
 * Undefined for one that cannot be sold: partial, without a price, or with flights nobody could take.
 */
export function netOfferOf(offer: DuffelOffer, source: string, firstTrip: number): NetOffer | undefined {
  const amounts = amountsOf(offer);
  const segments = offer.partial ? undefined : segmentsOf(offer.slices, firstTrip);
  if (!amounts || !segments) return undefined;
  const { refund_before_departure: refund, change_before_departure: change } = offer.conditions ?? {};
  return {
    resultIndex: offer.id,
    source,
    segments,
    // The trade's word for a fare that is paid and ticketed at once.
    isLCC: offer.payment_requirements?.requires_instant_payment ?? true,
    isRefundable: refund?.allowed === true,
    isLCCSpecialReturn: false,
    pairKey: '',
    currency: offer.total_currency,
    fares: faresOf(offer, amounts.total, amounts.tax),
    commission: 0,
    family: { name: familyOf(offer), changeFee: feeOf(change), cancelFee: feeOf(refund), meal: MEAL, seatsLeft: 0 },
    flightsKey: flightsKeyOf(segments),
    requires: {
      passport: offer.passenger_identity_documents_required === true,
      pan: false,
      // Every passenger of an order has one.
      dateOfBirth: true,
      longestName: LONGEST_NAME,
      pricedByAge: true,
    },
    supplierRef: encodeRef({
      offerId: offer.id,
      total: offer.total_amount,
      currency: offer.total_currency,
      firstTrip,
    }),
  };
}
