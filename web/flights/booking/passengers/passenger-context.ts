import type { Country, Nationality } from '#shared/reference/model.ts';
import type { PassengerTerms } from '#shared/flights/passenger-rules.ts';

/** What every passenger card needs to know of the fare and the lists it offers. */
export interface PassengerContext {
  terms: PassengerTerms;
  countries: readonly Country[];
  nationalities: readonly Nationality[];
  /** By passenger type. */
  titles: Readonly<Record<string, readonly string[]>>;
}
