import type { Airport } from '#shared/reference/model.ts';
import { airportByCode, airportRank, busiestAirports, rankedAirports } from './airports.ts';
import { distanceKm } from './distance-km.ts';

const gulf = 'COK BOM DEL DXB HYD MAA DOH BLR JED RUH CCJ TRV LHR KWI MCT BAH AUH CAI KHI CMB IST BKK SIN';

/** Where the trade of a country sells most, likeliest first; country → IATA codes. Hand-written. */
const corridors: Record<string, string> = {
  IN: 'DXB DEL BOM BLR DOH HYD MAA COK SIN AUH CCU MCT JED BKK RUH KWI SHJ BAH LHR KUL CMB GOI',
  AE: 'BOM DEL COK LHR DOH BLR HYD MCT RUH JED MAA KWI CCJ TRV BAH CAI KHI BKK SIN IST CMB AMM DXB AUH',
  QA: gulf,
  SA: gulf,
  OM: gulf,
  KW: gulf,
  BH: gulf,
};

/** Elsewhere: places in the busy list so far up, and km so near, draw twice as much as twice as far. */
const [RANK, KM] = [12, 900];
/** Below this, km, people drive. */
const DRIVEN_KM = 180;

/** Elsewhere, what is busy and not far; the country's own count twice. */
function byNearness(from: Airport): Airport[] {
  const weight = (airport: Airport) =>
    (airport.countryCode === from.countryCode ? 2 : 1) /
    ((airportRank(airport.code) + RANK) * (distanceKm(from, airport) + KM));
  return rankedAirports()
    .filter((airport) => distanceKm(from, airport) >= DRIVEN_KM)
    .map((airport) => ({ airport, weight: weight(airport) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ airport }) => airport);
}

/** Where people of an airport fly to most, likeliest first. */
export function usualRoutes(from: Airport, limit: number): Airport[] {
  const known = corridors[from.countryCode];
  const places = known ? known.split(' ').flatMap((code) => airportByCode(code) ?? []) : byNearness(from);
  return places.filter(({ cityCode }) => cityCode !== from.cityCode).slice(0, limit);
}

/** How many places a site's people are taken to mean by a few letters. */
const MEANT = 24;
const meantIn = new Map<string, ReadonlySet<string>>();

/** The airports that people of a country mean by a few letters: its main one, and where they fly to from there. */
export function usualIn(countryCode: string): ReadonlySet<string> {
  const known = meantIn.get(countryCode);
  if (known) return known;
  const [main] = busiestAirports(countryCode, 1);
  const meant = new Set(main ? [main, ...usualRoutes(main, MEANT)].map(({ code }) => code) : []);
  meantIn.set(countryCode, meant);
  return meant;
}
