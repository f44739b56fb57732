import { readPackage } from './read-package.ts';

/** `[alpha-2, name, dial code with plus, nationality]`; an empty dial code or nationality is left out of its list. */
export type CountryTuple = [string, string, string, string];

/** The packages' names where travellers write another one. */
const names: Record<string, string> = {
  US: 'United States',
  GB: 'United Kingdom',
  RU: 'Russia',
  KR: 'South Korea',
  TR: 'Turkey',
  CZ: 'Czech Republic',
  VN: 'Vietnam',
  TZ: 'Tanzania',
  LA: 'Laos',
  SY: 'Syria',
  BO: 'Bolivia',
  VE: 'Venezuela',
  MD: 'Moldova',
  CN: 'China',
  TW: 'Taiwan',
  MO: 'Macau',
  IR: 'Iran',
  KP: 'North Korea',
  CI: 'Ivory Coast',
};

export function extractCountries(): CountryTuple[] {
  const english = readPackage<{ countries: Record<string, string | string[]> }>(
    'i18n-iso-countries/langs/en.json',
  ).countries;
  const nationalities = readPackage<{ nationalities: Record<string, string> }>(
    'i18n-nationality/langs/en.json',
  ).nationalities;
  const { getCountryCallingCode, isSupportedCountry } = readPackage<{
    getCountryCallingCode(country: string): string;
    isSupportedCountry(country: string): boolean;
  }>('libphonenumber-js/min');
  return Object.entries(english)
    .map(([code, name]): CountryTuple => [
      code,
      names[code] ?? (typeof name === 'string' ? name : (name[0] ?? code)),
      isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : '',
      nationalities[code] ?? '',
    ])
    .sort((a, b) => (a[1] < b[1] ? -1 : 1));
}
