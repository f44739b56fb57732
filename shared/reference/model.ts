import * as z from 'zod/mini';

/** IATA code of an airport: three capital letters. */
export const iataAirport = z.string().check(z.regex(/^[A-Z]{3}$/));

export const airport = z.object({
  /** IATA code: three capital letters. */
  code: iataAirport,
  /** Name of the airport. */
  name: z.string(),
  /** City that it serves. */
  city: z.string(),
  /**
   * Metropolitan code that groups a city's airports (LON for LHR, LGW …); the airport's own code where it stands alone.
   */
  cityCode: z.string(),
  /** ISO 3166 alpha-2 code of its country. */
  countryCode: z.string(),
  /** English name of its country. */
  country: z.string(),
  /** Degrees north. */
  latitude: z.number(),
  /** Degrees east. */
  longitude: z.number(),
  /** IANA time zone, e.g. `Asia/Kolkata`. */
  zone: z.string(),
});
export type Airport = z.output<typeof airport>;

/** Spec entity Airline. */
export const airline = z.object({
  /** Trading name of the airline. */
  airlineName: z.string(),
  /** IATA designator, two characters. */
  airlineCode: z.string(),
  /** Picture for the airline, an SVG as a data URI: its designator on a colour. */
  logoUrl: z.string(),
});
export type Airline = z.output<typeof airline>;

export const country = z.object({
  /** ISO 3166 alpha-2 code. */
  code: z.string(),
  /** English name. */
  name: z.string(),
});
export type Country = z.output<typeof country>;

/** Spec: Country dial-code entry. `dial_code` with plus, `code` ISO 3166 alpha-2. */
export const dialCode = z.object({
  /** English name of the country. */
  name: z.string(),
  /** Dial code with a plus, e.g. `+91`. */
  dial_code: z.string(),
  /** ISO 3166 alpha-2 code. */
  code: z.string(),
});
export type DialCode = z.output<typeof dialCode>;

/** `name` is the nationality (`Indian`), `code` its country's. */
export const nationality = z.object({
  /** ISO 3166 alpha-2 code of the country. */
  code: z.string(),
  /** The nationality in English, e.g. `Indian`. */
  name: z.string(),
});
export type Nationality = z.output<typeof nationality>;

/** First-level division of a country; `gstCode` is the state's two digits of an Indian GST number, empty elsewhere. */
export const state = z.object({
  /** The state's id, e.g. `IN-13`. */
  id: z.string(),
  /** English name of the state. */
  name: z.string(),
  /** ISO 3166 alpha-2 code of its country. */
  countryCode: z.string(),
  /** The two digits that GST numbers of this Indian state begin with; empty elsewhere. */
  gstCode: z.string(),
});
export type State = z.output<typeof state>;

/** Spec entity City: id, city, country. */
export const city = z.object({
  /** The city's id, e.g. `in-13-kochi`. */
  id: z.string(),
  /** Name of the city. */
  city: z.string(),
  /** English name of its country. */
  country: z.string(),
  /** ISO 3166 alpha-2 code of its country. */
  countryCode: z.string(),
  /** Id of its state, as api_states answers it; empty where the country has none. */
  stateId: z.string(),
});
export type City = z.output<typeof city>;
