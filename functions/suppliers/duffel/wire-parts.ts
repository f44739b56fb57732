/**
 * The parts that most of an answer is made of: airports, airlines, and what each passenger has on each segment. Looked at
 * by hand, with the checks that a schema would make of the same fields, and without a copy of each: a fifth of the time.
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

const CODE = /^[A-Z0-9]{3}$/;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function isAirport(value: unknown): boolean {
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
export const isAirlineOrNone = (value: unknown): boolean => value === undefined || value === null || isAirline(value);

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
export const areSeated = (value: unknown): boolean => Array.isArray(value) && value.every(isSeated);
