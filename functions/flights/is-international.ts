import { airportByCode } from '#functions/reference/airports.ts';
import type { Segment } from '#shared/flights/model.ts';

/** Whether a journey touches more than one country. */
export const isInternational = (segments: readonly Pick<Segment, 'originAirportCode' | 'destinationAirportCode'>[]): boolean =>
  new Set(segments.flatMap(({ originAirportCode, destinationAirportCode }) => [originAirportCode, destinationAirportCode].map((code) => airportByCode(code)?.countryCode ?? code))).size > 1;
