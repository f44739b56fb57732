import * as z from 'zod/mini';

/** Three letters. */
export const iataAirport = z.string().check(z.regex(/^[A-Z]{3}$/));

export const airport = z.object({
  code: iataAirport,
  name: z.string(),
  city: z.string(),
  /**
   * Metropolitan code that groups a city's airports (LON for LHR, LGW …); the airport's own code where it stands alone.
   */
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

export const country = z.object({ code: z.string(), name: z.string() });
export type Country = z.output<typeof country>;

/** Spec: Country dial-code entry. `dial_code` with plus, `code` ISO 3166 alpha-2. */
export const dialCode = z.object({ name: z.string(), dial_code: z.string(), code: z.string() });
export type DialCode = z.output<typeof dialCode>;

/** `name` is the nationality (`Indian`), `code` its country's. */
export const nationality = z.object({ code: z.string(), name: z.string() });
export type Nationality = z.output<typeof nationality>;

/** First-level division of a country; `gstCode` is the state's two digits of an Indian GST number, empty elsewhere. */
export const state = z.object({ id: z.string(), name: z.string(), countryCode: z.string(), gstCode: z.string() });
export type State = z.output<typeof state>;

/** Spec entity City: id, city, country. */
export const city = z.object({
  id: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
  stateId: z.string(),
});
export type City = z.output<typeof city>;
