import type { City, State } from '#shared/reference/model.ts';
import { countryName } from './countries.ts';
import cityFile from './data/cities.json';
import stateFile from './data/states.json';
import { placeName } from './place-name.ts';

const data = cityFile as unknown as { large: string[]; cities: Record<string, Record<string, string[]>> };
/** Country → rows of code, name, GST code. */
const stateData = stateFile as unknown as Record<string, [string, string, string?][]>;

interface Entry { city: City; name: string; order: number }

/** Busy cities come before the others, which follow by name. */
const OTHERS = 9999;
let entries: Map<string, Entry> | undefined;

/** Stays the same as long as the town keeps name, state and country: rates and areas refer to it. */
const cityId = (country: string, state: string, name: string) => `${country}-${state || '0'}-${placeName(name).replaceAll(' ', '-')}`.toLowerCase();

function load(): Map<string, Entry> {
  const order = new Map(data.large.map((key, i) => [key, i]));
  const taken = new Set<string>();
  entries = new Map();
  for (const [countryCode, states] of Object.entries(data.cities)) {
    for (const [state, names] of Object.entries(states)) {
      for (const name of names) {
        const id = cityId(countryCode, state, name);
        const key = `${countryCode}|${name}`;
        entries.set(id, { city: { id, city: name, country: countryName(countryCode), countryCode, stateId: state && `${countryCode}-${state}` }, name: placeName(name), order: taken.has(key) ? OTHERS : (order.get(key) ?? OTHERS) });
        taken.add(key);
      }
    }
  }
  return entries;
}

const all = () => entries ?? load();
const byImportance = (a: Entry, b: Entry) => a.order - b.order || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.city.id < b.city.id ? -1 : 1);

export const cityById = (id: string): City | undefined => all().get(id)?.city;

/** Cities whose name begins with a text (any later word's beginning after those), the busy ones first. `busyOnly`: those with a busy airport. */
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

/** First-level divisions of a country. */
export const states = (countryCode: string): State[] =>
  (stateData[countryCode] ?? []).map(([code, name, gstCode = '']) => ({ id: `${countryCode}-${code}`, name, countryCode, gstCode })).sort((a, b) => (a.name < b.name ? -1 : 1));

/** Cities of a country, or of one of its states, by name. */
export const citiesOf = (countryCode: string, stateId = ''): City[] =>
  [...all().values()].filter(({ city }) => city.countryCode === countryCode && (!stateId || city.stateId === stateId)).sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ city }) => city);
