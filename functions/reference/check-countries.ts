import type { FieldErrors } from '#shared/errors.ts';
import { isCountry } from './countries.ts';

const fields = ['nationality', 'passportIssueCountryCode', 'countryCode'] as const;

/** A person's countries, each an ISO 3166 alpha-2 code or empty; `path` stands before the names of the fields. */
export function checkCountries(person: Record<(typeof fields)[number], string>, path = ''): FieldErrors {
  return Object.fromEntries(
    fields
      .filter((field) => person[field] !== '' && !isCountry(person[field]))
      .map((field) => [`${path}${field}`, 'Please choose a country.']),
  );
}
