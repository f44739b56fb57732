import type { Airport } from '#shared/reference/model.ts';
import { countryName } from './countries.ts';
import file from './data/airports.json';
import { oneEditApart, placeName } from './place-name.ts';

/** `rows`: a line an airport, as infra/reference-data packs it. */
const data = file as unknown as { zones: string[]; rows: string; aliases: Record<string, string> };

interface Entry {
  airport: Airport;
  /** 0 is the busiest. */
  rank: number;
  city: string;
  name: string;
  country: string;
}

/** How well a text fits, best first. Within one of them the busier airport leads. */
const Fit = { Usual: -1, Code: 0, City: 1, Name: 2, Word: 3, Country: 4, Slip: 5, None: 9 } as const;

const UNRANKED = 9999;
const noneUsual: ReadonlySet<string> = new Set();
let entries: Map<string, Entry> | undefined;
let byCityCode: Map<string, Airport[]>;

function load(): Map<string, Entry> {
  entries = new Map();
  byCityCode = new Map();
  for (const row of data.rows.split('\n')) {
    const [code = '', short = '', town, countryCode = '', latitude, longitude, zone, place, group] = row.split('|');
    const stem = short.replace(/[\^~]$/, '');
    const name = stem + (short.endsWith('^') ? ' International Airport' : short.endsWith('~') ? ' Airport' : '');
    const rank = place ? Number(place) : UNRANKED;
    const cityCode = group || code;
    const airport: Airport = {
      code,
      name,
      city: town || stem,
      cityCode,
      countryCode,
      country: countryName(countryCode),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone: data.zones[Number(zone)]!,
    };
    entries.set(code, {
      airport,
      rank,
      city: placeName(airport.city),
      name: placeName(name),
      country: placeName(airport.country),
    });
    const together = byCityCode.get(cityCode);
    if (together) together.push(airport);
    else byCityCode.set(cityCode, [airport]);
  }
  for (const group of byCityCode.values()) group.sort((a, b) => rankOf(a.code) - rankOf(b.code));
  return entries;
}

const all = () => entries ?? load();
const rankOf = (code: string) => entries?.get(code)?.rank ?? Infinity;

/** The airport with an IATA code, if it has scheduled service. */
export const airportByCode = (code: string): Airport | undefined => all().get(code)?.airport;

/** Place among the busiest airports, 0 first; 9999 for the others. */
export const airportRank = (code: string): number => all().get(code)?.rank ?? UNRANKED;

/** A city's airports by its metropolitan code (`LON`) or an airport's own code, busiest first. */
export function airportsOfCity(code: string): Airport[] {
  const known = all().get(code);
  return byCityCode.get(code) ?? (known ? [known.airport] : []);
}

/** The airports travellers mean when they ask for a country's busiest. */
export const busiestAirports = (countryCode: string, limit: number): Airport[] =>
  [...all().values()]
    .filter(({ airport, rank }) => airport.countryCode === countryCode && rank < UNRANKED)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ airport }) => airport);

/** The ranked airports of all countries. */
export const rankedAirports = (): Airport[] =>
  [...all().values()].filter(({ rank }) => rank < UNRANKED).map(({ airport }) => airport);

function fitOf(entry: Entry, text: string, code: string, aliased: Set<string>): number {
  const { airport, city, name } = entry;
  if (airport.code === code || city === text) return Fit.Code;
  if (airport.cityCode === code || city.startsWith(text) || aliased.has(airport.code)) return Fit.City;
  if (name.startsWith(text)) return Fit.Name;
  if (name.includes(` ${text}`) || city.includes(` ${text}`)) return Fit.Word;
  return text.length > 2 && entry.country.startsWith(text) ? Fit.Country : Fit.None;
}

/** One slip of the finger in the city's name, or in as much of it as was typed. */
function isSlip({ city }: Entry, text: string): boolean {
  // Whatever the slip, one of the first two letters stands where it began; most names end here.
  if (city[0] !== text[0] && city[0] !== text[1] && city[1] !== text[0] && city[1] !== text[1]) return false;
  return (
    oneEditApart(text, city) ||
    (city.length > text.length && [-1, 0, 1].some((more) => oneEditApart(text, city.slice(0, text.length + more))))
  );
}

/**
 * Airports for what somebody typed: code or whole city first, then by the beginning of city or airport, an old name or
 * another spelling (Bombay), any word, the country, and last one slip of the finger. Three small letters may begin a name
 * or be a code: where `usual` holds a city that begins with them and not the code's airport, that city is meant (`dub`:
 * Dubai or Dublin).
 */
export function searchAirports(search: string, limit = 10, usual: ReadonlySet<string> = noneUsual): Airport[] {
  const text = placeName(search);
  if (!text) return [];
  const code = search.trim().toUpperCase();
  const aliased = new Set(
    Object.entries(data.aliases).flatMap(([alias, airport]) =>
      alias === text || (text.length > 3 && alias.startsWith(text)) ? [airport] : [],
    ),
  );
  const found: { entry: Entry; fit: number }[] = [];
  const mayBegin = code.length === 3 && search.trim() !== code && !usual.has(code);
  for (const entry of all().values()) {
    const isMeant = mayBegin && usual.has(entry.airport.code) && entry.city.startsWith(text);
    const fit = isMeant ? Fit.Usual : fitOf(entry, text, code, aliased);
    if (fit < Fit.None) found.push({ entry, fit });
  }
  if (found.length === 0 && text.length > 3)
    for (const entry of all().values()) if (isSlip(entry, text)) found.push({ entry, fit: Fit.Slip });
  return found
    .sort(
      (a, b) => a.fit - b.fit || a.entry.rank - b.entry.rank || (a.entry.airport.code < b.entry.airport.code ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ entry }) => entry.airport);
}
