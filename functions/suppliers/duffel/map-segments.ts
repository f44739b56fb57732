import { type Cabin, type Segment } from '#shared/flights/model.ts';
import { MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { DuffelSegment, DuffelSlice } from './wire.ts';

const cabinOf: Record<string, Cabin> = {
  economy: 'Economy',
  premium_economy: 'PremiumEconomy',
  business: 'Business',
  first: 'First',
};

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

/** Minutes of an ISO 8601 duration; undefined for what is none. */
export function minutesOf(duration: string | null | undefined): number | undefined {
  const read = duration ? DURATION.exec(duration) : null;
  if (!read) return undefined;
  const [, days = 0, hours = 0, minutes = 0] = read;
  return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
}

const wall = (text: string) => text.slice(0, 16);
const pieces = (count: number) => (count > 0 ? `${count} PC` : '');

/** Pieces of one kind that every passenger with a seat may take; Duffel says no kilos of what a fare includes. */
function allowance({ passengers }: DuffelSegment, kind: string): string {
  let most = 0;
  for (const { baggages } of passengers) {
    let count = 0;
    for (const { type, quantity } of baggages ?? []) if (type === kind) count += quantity;
    most = Math.max(most, count);
  }
  return pieces(most);
}

const zones = new Map<string, boolean>();
/** Whether a zone is one that clocks can be read in. */
function isZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  let is = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    is = false;
  }
  zones.set(zone, is);
  return is;
}

function durationOf({ duration, departing_at, arriving_at, origin, destination }: DuffelSegment): number {
  return (
    minutesOf(duration) ??
    (localToMs(wall(arriving_at), destination.time_zone) - localToMs(wall(departing_at), origin.time_zone)) / MINUTE
  );
}

function segmentOf(sent: DuffelSegment, tripIndicator: number): Segment | undefined {
  const { origin, destination, marketing_carrier: seller, operating_carrier: operator } = sent;
  const [passenger] = sent.passengers;
  const durationMinutes = durationOf(sent);
  if (!seller.iata_code || !/^\d{1,4}$/.test(sent.marketing_carrier_flight_number) || !(durationMinutes > 0))
    return undefined;
  const stop = sent.stops?.[0];
  return {
    tripIndicator,
    airlineCode: seller.iata_code,
    airlineName: seller.name,
    flightNumber: sent.marketing_carrier_flight_number.replace(/^0+(?=\d)/, ''),
    fareClass: passenger?.fare_basis_code?.[0] ?? '',
    cabin: cabinOf[passenger?.cabin_class ?? 'economy'] ?? 'Economy',
    originAirportCode: origin.iata_code,
    originAirportName: origin.name,
    originCityName: origin.city_name ?? origin.name,
    originTerminal: sent.origin_terminal ?? '',
    originZone: origin.time_zone,
    destinationAirportCode: destination.iata_code,
    destinationAirportName: destination.name,
    destinationCityName: destination.city_name ?? destination.name,
    destinationCityCode: destination.iata_city_code ?? destination.iata_code,
    destinationTerminal: sent.destination_terminal ?? '',
    destinationZone: destination.time_zone,
    departureTime: wall(sent.departing_at),
    arrivalTime: wall(sent.arriving_at),
    durationMinutes,
    flightStatus: 'Confirmed',
    airlinePnr: '',
    baggage: allowance(sent, 'checked'),
    cabinBaggage: allowance(sent, 'carry_on'),
    operatingCarrier: operator?.iata_code && operator.iata_code !== seller.iata_code ? operator.iata_code : '',
    stopPoint: stop?.airport.iata_code ?? '',
    stopPointArrivalTime: stop?.arriving_at ? wall(stop.arriving_at) : '',
    stopPointDepartureTime: stop?.departing_at ? wall(stop.departing_at) : '',
  };
}

/** Whether a segment leaves after the one before it has landed. Clocks of one zone are compared as they are written. */
function follows(before: Segment, next: Segment): boolean {
  if (before.destinationZone === next.originZone) return next.departureTime >= before.arrivalTime;
  return localToMs(next.departureTime, next.originZone) >= localToMs(before.arrivalTime, before.destinationZone);
}

/**
 * The slices of an offer or order as segments, the first of them journey `firstTrip`. Undefined where they are not
 * flights that somebody could take: out of order (of what is to be sold; `isBooked` is what it is), a zone that is none,
 * a duration of nothing.
 */
export function segmentsOf(
  slices: readonly Pick<DuffelSlice, 'segments'>[],
  firstTrip: number,
  { isBooked = false } = {},
): Segment[] | undefined {
  const segments: Segment[] = [];
  for (const [at, { segments: sent }] of slices.entries())
    for (const one of sent) {
      if (!isZone(one.origin.time_zone) || !isZone(one.destination.time_zone)) return undefined;
      const segment = segmentOf(one, firstTrip + at);
      const before = segments.at(-1);
      if (!segment || (!isBooked && before && !follows(before, segment))) return undefined;
      segments.push(segment);
    }
  return segments;
}
