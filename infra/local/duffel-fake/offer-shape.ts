import { extrasOf } from '#functions/suppliers/sandbox/extra-services.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import type { SandboxSource } from '#functions/suppliers/sandbox/source.ts';
import { decimalOf } from '#functions/suppliers/duffel/minor-of.ts';
import { airportByCode } from '#functions/reference/airports.ts';
import type { Cabin, NetOffer, Segment } from '#shared/flights/model.ts';
import { PaxType } from '#shared/flights/model.ts';
import { HOUR, instant, MINUTE } from '#shared/time.ts';

/** How long an offer may be ordered; and how long a held order's seats are kept. */
const OFFER_FOR = 30 * MINUTE;
const HELD_FOR = 24 * HOUR;

const cabinOf: Record<Cabin, string> = {
  Economy: 'economy',
  PremiumEconomy: 'premium_economy',
  Business: 'business',
  First: 'first',
};

export interface AskedPassenger {
  id: string;
  type: string | null;
  age: number | null;
}

function airport(code: string) {
  const known = airportByCode(code);
  return {
    type: 'airport',
    id: `arp_${code.toLowerCase()}_${(known?.countryCode ?? 'xx').toLowerCase()}`,
    iata_code: code,
    iata_city_code: known?.cityCode ?? code,
    iata_country_code: known?.countryCode ?? '',
    icao_code: null,
    name: known?.name ?? code,
    city_name: known?.city ?? code,
    city: null,
    latitude: known?.latitude ?? 0,
    longitude: known?.longitude ?? 0,
    time_zone: known?.zone ?? 'UTC',
  };
}

const airline = (code: string, name: string) => ({
  id: `arl_${code}`,
  iata_code: code,
  name,
  logo_symbol_url: null,
  logo_lockup_url: null,
  conditions_of_carriage_url: null,
});

const clock = (local: string) => `${local}:00`;
const period = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

const segmentShape = (segment: Segment, id: string, passengers: readonly AskedPassenger[]) => ({
  id,
  origin: airport(segment.originAirportCode),
  destination: airport(segment.destinationAirportCode),
  origin_terminal: segment.originTerminal || null,
  destination_terminal: segment.destinationTerminal || null,
  departing_at: clock(segment.departureTime),
  arriving_at: clock(segment.arrivalTime),
  duration: period(segment.durationMinutes),
  distance: null,
  aircraft: null,
  marketing_carrier: airline(segment.airlineCode, segment.airlineName),
  marketing_carrier_flight_number: segment.flightNumber,
  operating_carrier: airline(segment.operatingCarrier || segment.airlineCode, segment.airlineName),
  operating_carrier_flight_number: segment.flightNumber,
  stops: segment.stopPoint
    ? [
        {
          id: `sto_${id}`,
          airport: airport(segment.stopPoint),
          arriving_at: clock(segment.stopPointArrivalTime),
          departing_at: clock(segment.stopPointDepartureTime),
          duration: null,
        },
      ]
    : [],
  passengers: passengers.map(({ id: passenger_id }) => ({
    passenger_id,
    cabin_class: cabinOf[segment.cabin],
    cabin_class_marketing_name: segment.cabin,
    fare_basis_code: `${segment.fareClass}OFAKE`,
    cabin: null,
    baggages: [
      { type: 'checked', quantity: segment.baggage ? 1 : 0 },
      { type: 'carry_on', quantity: 1 },
    ],
  })),
});

const allowed = (is: boolean, amount: string, currency: string) => ({
  allowed: is,
  penalty_amount: is ? amount : null,
  penalty_currency: is ? currency : null,
});

const fareOf = ({ fares }: NetOffer, type: PaxType) => fares.find(({ passengerType }) => passengerType === type);
const countOf = (passengers: readonly AskedPassenger[], from: number, below: number) =>
  passengers.filter(({ age }) => age !== null && age >= from && age < below).length;

/** Airports ask nothing of children under five. */
const taxLessOf = (net: NetOffer, passengers: readonly AskedPassenger[]): number =>
  (fareOf(net, PaxType.Child)?.tax ?? 0) * countOf(passengers, 2, 5);
/** What ages take off a price: that, and a tenth of the fare of who is 12 to 15. */
const lessForAges = (net: NetOffer, passengers: readonly AskedPassenger[]): number =>
  taxLessOf(net, passengers) +
  Math.floor((fareOf(net, PaxType.Adult)?.baseFare ?? 0) / 10) * countOf(passengers, 12, 16);

/** Ids of what is inside an offer are drawn from its own. */
const within = (kind: string, offerId: string, ...at: number[]) => `${kind}_${offerId.slice(4)}${at.join('x')}`;

/**
 * An offer of the sandbox's world in the shape that Duffel's documentation shows, every documented field of it that is
 * not about seats, emissions or loyalty.
 */
export function offerShape(
  source: SandboxSource,
  net: NetOffer,
  { offerId, passengers, now }: { offerId: string; passengers: readonly AskedPassenger[]; now: number },
) {
  const { currency, segments, family, isLCC, isRefundable } = net;
  const total = totalOf(net.fares) - lessForAges(net, passengers);
  const tax = net.fares.reduce((sum, fare) => sum + fare.tax * fare.passengerCount, 0) - taxLessOf(net, passengers);
  const fee = decimalOf(Math.floor(total / 10), currency);
  const trips = [...new Set(segments.map(({ tripIndicator }) => tripIndicator))];
  const conditions = {
    refund_before_departure: allowed(isRefundable, fee, currency),
    change_before_departure: family.changeFee ? allowed(true, fee, currency) : null,
  };
  const idOf = (segment: Segment) => within('seg', offerId, segments.indexOf(segment));
  const seated = passengers.filter((_, at) => at < passengers.length - infantsOf(net));
  const bags = extrasOf(source, net)?.baggages ?? [];
  return {
    id: offerId,
    live_mode: false,
    partial: false,
    created_at: instant(now),
    updated_at: instant(now),
    expires_at: instant(now + OFFER_FOR),
    owner: airline(segments[0]!.airlineCode, segments[0]!.airlineName),
    total_amount: decimalOf(total, currency),
    total_currency: currency,
    base_amount: decimalOf(total - tax, currency),
    base_currency: currency,
    tax_amount: decimalOf(tax, currency),
    tax_currency: currency,
    total_emissions_kg: '460',
    private_fares: [],
    passenger_identity_documents_required: net.requires.passport,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: [],
    payment_requirements: {
      requires_instant_payment: isLCC,
      payment_required_by: isLCC ? null : instant(now + HELD_FOR),
      price_guarantee_expires_at: isLCC ? null : instant(now + HELD_FOR),
    },
    conditions,
    passengers: passengers.map((passenger) => ({ ...passenger, fare_type: null, loyalty_programme_accounts: [] })),
    slices: trips.map((trip, at) => {
      const flown = segments.filter(({ tripIndicator }) => tripIndicator === trip);
      const [origin, destination] = [flown[0]!.originAirportCode, flown.at(-1)!.destinationAirportCode];
      return {
        id: within('sli', offerId, at),
        origin_type: 'airport',
        origin: airport(origin),
        destination_type: 'airport',
        destination: airport(destination),
        duration: period(flown.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)),
        fare_brand_name: family.name.split(' + ')[0]!,
        ngs_shelf: 1,
        comparison_key: within('key', offerId, at),
        conditions: { ...conditions, advance_seat_selection: null, priority_boarding: null, priority_check_in: null },
        segments: flown.map((segment) => segmentShape(segment, idOf(segment), passengers)),
      };
    }),
    available_services: bags.flatMap((bag, nth) =>
      seated.map(({ id }, at) => ({
        id: within('ase', offerId, nth, at),
        type: 'baggage',
        maximum_quantity: 1,
        passenger_ids: [id],
        segment_ids: segments.filter(({ tripIndicator }) => tripIndicator === bag.tripIndicator).map(idOf),
        total_amount: decimalOf(bag.price, currency),
        total_currency: currency,
        metadata: {
          type: 'checked',
          maximum_weight_kg: bag.weight,
          maximum_height_cm: null,
          maximum_length_cm: null,
          maximum_depth_cm: null,
        },
      })),
    ),
  };
}
export type FakeOffer = ReturnType<typeof offerShape>;

const infantsOf = ({ fares }: NetOffer) =>
  fares.find(({ passengerType }) => passengerType === PaxType.Infant)?.passengerCount ?? 0;
