import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countriesWithoutDialCode } from '#shared/reference/no-dial-code.ts';

export { isValidNumber } from '#shared/phone-number.ts';
export { flagOf } from '../flags.ts';

const PREFERRED = 'IN';

interface DialCode {
  country: string;
  name: string;
  /** With plus. */
  code: string;
}

let listed: DialCode[] | undefined;

/** Every country that can be called, with its dial code: India first, then by name. */
export const dialCodes = (): readonly DialCode[] => (listed ??= listDialCodes());

function listDialCodes(): DialCode[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const all = callable().map((country) => ({
    country,
    name: names.of(country) ?? country,
    code: `+${getCountryCallingCode(country)}`,
  }));
  return all.toSorted((a, b) =>
    a.country === PREFERRED ? -1 : b.country === PREFERRED ? 1 : a.name.localeCompare(b.name),
  );
}

const callable = () => getCountries().filter((country) => !countriesWithoutDialCode.has(country));

/** A country's dial code with plus, its own or one it shares; undefined where numbers of it are not taken. */
export function dialCodeOf(country: string): string | undefined {
  const known = callable().find((one) => one === country);
  return known && `+${getCountryCallingCode(known)}`;
}

/**
 * The country that a dial code stands for: the one that was picked, where it has the code, else the code's main one. A
 * number alone does not say which of the countries that share its code it belongs to.
 */
export function countryOf(code: string, picked?: string): string | undefined {
  const having = dialCodes().filter((one) => one.code === code);
  return (
    [picked, MAIN_COUNTRY[code]].find((country) => having.some((one) => one.country === country)) ?? having[0]?.country
  );
}

/** Codes that several countries share: the one that is meant where none was picked. */
const MAIN_COUNTRY: Record<string, string> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};
