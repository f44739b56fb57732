/**
 * The parts that most of an answer is made of: segments, with their airports, airlines and what each passenger has there.
 * Looked at by hand, with the checks that a schema would make of the same fields, and without a copy of each: a fifth of
 * the time.
 */
export interface DuffelAirport {
  iata_code: string;
  name: string;
  city_name?: string | null;
  iata_city_code?: string | null;
  iata_country_code?: string | null;
  time_zone: string;
}
export interface DuffelAirline {
  iata_code?: string | null;
  name: string;
}
/** What a passenger has on a segment. */
export interface SeatedPassenger {
  cabin_class?: string | null;
  fare_basis_code?: string | null;
  baggages?: { type: string; quantity: number }[] | null;
}

/** A flight between two landings, or with stops on the way. Fields that may be null may be missing too. */
export interface DuffelSegment {
  id: string;
  origin: DuffelAirport;
  destination: DuffelAirport;
  origin_terminal?: string | null;
  destination_terminal?: string | null;
  /** Wall clocks at the airports, to the second, without offset. */
  departing_at: string;
  arriving_at: string;
  /** ISO 8601. */
  duration?: string | null;
  marketing_carrier: DuffelAirline;
  marketing_carrier_flight_number: string;
  operating_carrier?: DuffelAirline | null;
  passengers: SeatedPassenger[];
  stops?: DuffelStop[] | null;
}
interface DuffelStop {
  airport: { iata_code: string };
  arriving_at?: string | null;
  departing_at?: string | null;
}

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const CODE = /^[A-Z0-9]{3}$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isAirport(value: unknown): boolean {
  if (!isThing(value)) return false;
  const airport = value as Partial<Record<keyof DuffelAirport, unknown>>;
  const { iata_code: code, name, time_zone: zone } = airport;
  return (
    isText(code) &&
    CODE.test(code) &&
    isText(name) &&
    isText(zone) &&
    zone !== '' &&
    isTextOrNone(airport.city_name) &&
    isTextOrNone(airport.iata_city_code) &&
    isTextOrNone(airport.iata_country_code)
  );
}

export function isAirline(value: unknown): boolean {
  if (!isThing(value)) return false;
  const { iata_code: code, name } = value as Partial<Record<keyof DuffelAirline, unknown>>;
  return isText(name) && isTextOrNone(code);
}
const isAirlineOrNone = (value: unknown): boolean => value === undefined || value === null || isAirline(value);

function isBag(value: unknown): boolean {
  if (!isThing(value)) return false;
  const { type, quantity } = value as { type?: unknown; quantity?: unknown };
  return isText(type) && Number.isSafeInteger(quantity);
}
function isSeated(value: unknown): boolean {
  if (!isThing(value)) return false;
  const { cabin_class: cabin, fare_basis_code: basis, baggages } = value as Record<string, unknown>;
  const hasBags = baggages === undefined || baggages === null || (Array.isArray(baggages) && baggages.every(isBag));
  return hasBags && isTextOrNone(cabin) && isTextOrNone(basis);
}
const areSeated = (value: unknown): boolean => Array.isArray(value) && value.every(isSeated);

const isClock = (value: unknown): boolean => isText(value) && WALL_CLOCK.test(value);
const isClockOrNone = (value: unknown): boolean => value === undefined || value === null || isClock(value);

function isStop(value: unknown): boolean {
  if (!isThing(value)) return false;
  const { airport, arriving_at: arrives, departing_at: departs } = value as Record<string, unknown>;
  if (!isThing(airport)) return false;
  const { iata_code: code } = airport as { iata_code?: unknown };
  return isText(code) && CODE.test(code) && isClockOrNone(arrives) && isClockOrNone(departs);
}
const areStops = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every(isStop));

export function isSegment(value: unknown): boolean {
  if (!isThing(value)) return false;
  const segment = value as Partial<Record<keyof DuffelSegment, unknown>>;
  return (
    isText(segment.id) &&
    isAirport(segment.origin) &&
    isAirport(segment.destination) &&
    isTextOrNone(segment.origin_terminal) &&
    isTextOrNone(segment.destination_terminal) &&
    isClock(segment.departing_at) &&
    isClock(segment.arriving_at) &&
    isTextOrNone(segment.duration) &&
    isAirline(segment.marketing_carrier) &&
    isText(segment.marketing_carrier_flight_number) &&
    isAirlineOrNone(segment.operating_carrier) &&
    areSeated(segment.passengers) &&
    areStops(segment.stops)
  );
}
