import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countriesWithoutDialCode } from '#shared/reference/no-dial-code.ts';

export { isValidNumber } from '#shared/phone-number.ts';
export { flagOf } from './flags.ts';

const PREFERRED = 'IN';

/** Countries with their dial codes, India first, then by name; one country for each code, its main one. */
export function dialCodes(): { country: string; name: string; code: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = getCountries().filter((country) => !countriesWithoutDialCode.has(country)).map((country) => ({ country, name: names.of(country) ?? country, code: `+${getCountryCallingCode(country)}` }));
  const main = all.filter(({ country, code }) => country === MAIN_COUNTRY[code] || !(code in MAIN_COUNTRY));
  return main.toSorted((a, b) => (a.country === PREFERRED ? -1 : b.country === PREFERRED ? 1 : a.name.localeCompare(b.name)));
}

/** A country's dial code with plus; undefined where numbers of it are not taken. */
export const dialCodeOf = (country: string): string | undefined => dialCodes().find((one) => one.country === country)?.code;

/** Codes that several countries share: the one they are listed under. */
const MAIN_COUNTRY: Record<string, string> = { '+1': 'US', '+7': 'RU', '+39': 'IT', '+44': 'GB', '+47': 'NO', '+61': 'AU', '+212': 'MA', '+262': 'RE', '+290': 'SH', '+358': 'FI', '+590': 'GP', '+599': 'CW' };
