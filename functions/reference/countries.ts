import type { Country, DialCode, Nationality } from '#shared/reference/model.ts';
import { countriesWithoutDialCode } from '#shared/reference/no-dial-code.ts';
import file from './data/countries.json';

/** Rows: alpha-2 code, name, dial code with plus, nationality; empty where there is none. */
const data = file as unknown as [string, string, string, string][];

/** Sites sell from here first of all, so it leads the list. */
const PREFERRED = 'IN';

let nameByCode: Map<string, string> | undefined;
const preferredFirst = <T extends { code: string }>(list: T[]): T[] => [
  ...list.filter(({ code }) => code === PREFERRED),
  ...list.filter(({ code }) => code !== PREFERRED),
];

const names = (): Map<string, string> => (nameByCode ??= new Map(data.map(([code, name]) => [code, name])));

/** English name of an ISO 3166 alpha-2 code; the code itself where there is none. */
export const countryName = (code: string): string => names().get(code) ?? code;

/** Whether there is a country of this ISO 3166 alpha-2 code. */
export const isCountry = (code: string): boolean => names().has(code);

/** Countries by name. */
export const countries = (): Country[] => data.map(([code, name]) => ({ code, name }));

/** Dial codes with plus, India first. */
export const dialCodes = (): DialCode[] =>
  preferredFirst(
    data.flatMap(([code, name, dial_code]) =>
      dial_code && !countriesWithoutDialCode.has(code) ? [{ name, dial_code, code }] : [],
    ),
  );

/** Nationalities with the country they belong to, Indian first. */
export const nationalities = (): Nationality[] =>
  preferredFirst(
    data
      .flatMap(([code, , , name]) => (name ? [{ code, name }] : []))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  );
