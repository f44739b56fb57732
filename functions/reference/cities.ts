import type { City } from '#shared/reference/model.ts';
import { countryName } from './countries.ts';
import cityFile from './data/cities.json';
import { placeName } from './place-name.ts';

/** `rows`: a line a state, `country.state|name|name…`; `large`: `country|name`, busiest first. */
const data = cityFile as unknown as { large: string[]; rows: string };

interface Entry {
  city: City;
  name: string;
  order: number;
}

/** Busy cities come before the others, which follow by name. */
const OTHERS = 9999;
let entries: Map<string, Entry> | undefined;

/** Stays the same as long as the town keeps name, state and country: rates and areas refer to it. */
const cityId = (country: string, state: string, name: string) =>
  `${country}-${state || '0'}-${placeName(name).replaceAll(' ', '-')}`.toLowerCase();

function load(): Map<string, Entry> {
  const order = new Map(data.large.map((key, i) => [key, i]));
  const taken = new Set<string>();
  entries = new Map();
  for (const row of data.rows.split('\n')) {
    const [place = '', ...names] = row.split('|');
    const countryCode = place.slice(0, 2);
    const state = place.slice(3);
    const stateId = state && `${countryCode}-${state}`;
    for (const name of names) {
      const id = cityId(countryCode, state, name);
      const key = `${countryCode}|${name}`;
      // Of towns with one name in a country the first is taken for the busy one.
      const at = taken.has(key) ? OTHERS : (order.get(key) ?? OTHERS);
      entries.set(id, {
        city: { id, city: name, country: countryName(countryCode), countryCode, stateId },
        name: placeName(name),
        order: at,
      });
      taken.add(key);
    }
  }
  return entries;
}

const all = () => entries ?? load();
const byImportance = (a: Entry, b: Entry) =>
  a.order - b.order || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.city.id < b.city.id ? -1 : 1);

export const cityById = (id: string): City | undefined => all().get(id)?.city;

/**
 * Cities whose name begins with a text (any later word's beginning after those), the busy ones first. `busyOnly`: those
 * with a busy airport.
 */
export function citiesByName(search: string, { limit = 20, busyOnly = false } = {}): City[] {
  const text = placeName(search);
  const begins: Entry[] = [];
  const holds: Entry[] = [];
  for (const entry of all().values()) {
    if (busyOnly && entry.order === OTHERS) continue;
    if (entry.name.startsWith(text)) begins.push(entry);
    else if (entry.name.includes(` ${text}`)) holds.push(entry);
  }
  return [...begins.sort(byImportance), ...holds.sort(byImportance)].slice(0, limit).map(({ city }) => city);
}

/** Cities of a country, or of one of its states, by name. */
export const citiesOf = (countryCode: string, stateId = ''): City[] =>
  [...all().values()]
    .filter(({ city }) => city.countryCode === countryCode && (!stateId || city.stateId === stateId))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ city }) => city);
