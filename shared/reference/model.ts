import * as z from 'zod/mini';

/** Three letters. */
export const iataAirport = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Two characters, letters or digits (IATA Resolution 762). */
export const iataCarrier = z.string().check(z.regex(/^[A-Z0-9]{2}$/));

export const airport = z.object({
  code: iataAirport,
  name: z.string(),
  city: z.string(),
  /** Metropolitan code that groups a city's airports (LON for LHR, LGW …); the airport's own code where it stands alone. */
  cityCode: z.string(),
  /** ISO 3166 alpha-2 and English name. */
  countryCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone. */
  zone: z.string(),
});
export type Airport = z.output<typeof airport>;

/** Spec entity Airline. */
export const airline = z.object({ airlineName: z.string(), airlineCode: z.string(), logoUrl: z.string() });
export type Airline = z.output<typeof airline>;
