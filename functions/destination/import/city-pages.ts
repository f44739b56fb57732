import type { Scope } from '#functions/scope.ts';
import { readActivityCities } from '../activities/activity-store.ts';
import { cityNames } from './city-names.ts';
import type { Values } from './ways.ts';

/** Records that stand by their city, a city with activities a page; `place` is how the city is found again. */
export async function pageOfCities(
  scope: Scope,
  cursor: string,
  rowsOf: (place: { city: string; country: string }, cityId: string) => Promise<Values[]>,
): Promise<{ rows: Values[]; cursor: string | null }> {
  const cities = await readActivityCities(scope);
  const at = Number(cursor) || 0;
  const city = cities[at];
  if (!city) return { rows: [], cursor: null };
  const names = await cityNames();
  const rows = await rowsOf(names.write(city.id), city.id);
  return { rows, cursor: at + 1 < cities.length ? String(at + 1) : null };
}
