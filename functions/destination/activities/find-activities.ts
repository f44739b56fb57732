import type { Scope } from '#functions/scope.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { pageOf } from '#functions/lists/pages.ts';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';
import { byPlace, keptActivityCities, readActivitiesOfCity } from './activity-store.ts';
import { withAreaNames } from './with-area-names.ts';

/** Cities that are looked through for what was typed, those with most activities first. */
const MOST_CITIES = 20;

interface Asked {
  /** Empty: every city. */
  cityId: string;
  /** Empty: whatever it is called. */
  search: string;
  page: number;
  size: number;
}

/** A page of a city's activities, or of those of any city that are called so. A Query a city. */
export async function findActivities(
  scope: Scope,
  { cityId, search, page, size }: Asked,
): Promise<NumberedPage<ActivityRow>> {
  const cities = cityId ? [cityId] : search.trim() ? await busiestCities(scope) : [];
  const found = (await Promise.all(cities.map((city) => readActivitiesOfCity(scope, city)))).flat();
  const rows = found.filter(({ name }) => fitsWords({ typed: search, called: name })).toSorted(byPlace);
  const shown = await withAreaNames(scope.actor, rows.slice((page - 1) * size, page * size));
  return pageOf(shown, rows.length, page, size);
}

const busiestCities = async (scope: Scope): Promise<string[]> =>
  (await keptActivityCities(scope))
    .toSorted((one, other) => other.activities - one.activities)
    .slice(0, MOST_CITIES)
    .map(({ id }) => id);
