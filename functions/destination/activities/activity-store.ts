import type { Actor } from '#functions/actor.ts';
import { type Scope, wholeSite } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { destinationKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import type { ActivityCity } from '#shared/destination/activities/get-all-cities.ts';
import { unpackActivity } from './activity-card.ts';
import { activityOf } from './activity-of.ts';
import type { ActivityItem } from '../catalogue-model.ts';
import { keptValue } from '#functions/destination/kept-rows.ts';
import { type ReadRows, readRows, type WantedRow, wantedRow } from '#functions/records/kept-store.ts';

/** An activity of the actor's site; undefined where there is none of that id. */
export async function readActivity(actor: Actor, id: string): Promise<ActivityItem | undefined> {
  const row = await getItem(destinationKeys.activity(actor, id));
  return row && activityOf(row);
}

const rowOfActivity = (actor: Actor, id: string): WantedRow<ActivityItem> =>
  wantedRow(destinationKeys.activity(actor, id), activityOf);

/** Activities by their ids; those that the site does not have are left out. Lists read them by `keptRows`. */
export async function readActivities(
  actor: Actor,
  ids: readonly string[],
  read: ReadRows = readRows,
): Promise<Map<string, ActivityItem>> {
  const wanted = [...new Set(ids)].map((id) => rowOfActivity(actor, id));
  return new Map((await read(actor, wanted)).flatMap((row) => (row ? [[row.id, row]] : [])));
}

/** All activities of a city, by priority and name. One Query, where a megabyte does not cut it short. */
export async function readActivitiesOfCity(scope: Scope, cityId: string): Promise<ActivityRow[]> {
  const list = listIn(scope, { site: (actor) => destinationKeys.activitiesOfCity(actor, cityId) });
  const found: ActivityRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await readCards(list, unpackActivity, { cursor });
    found.push(...page.cards);
    cursor = page.cursor;
  } while (cursor);
  return found.toSorted(byPlace);
}

const collator = new Intl.Collator('en');

/** The lowest priority first, then by name. */
export const byPlace = (one: ActivityRow, other: ActivityRow): number =>
  one.priority - other.priority || collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

/** Cities with activities, by name; consistently. */
export const readActivityCities = async (scope: Scope): Promise<ActivityCity[]> =>
  (await queryAll(listIn(scope, { site: destinationKeys.activityCities }), { consistent: true }))
    .filter(({ activities }) => activities > 0)
    .map(({ sk: id, city, country, activities }) => ({ id, city, country, activities }))
    .toSorted((one, other) => collator.compare(one.city, other.city));

/** The same as lists show them, kept in memory until the head's `destination` revision moves. */
export const keptActivityCities = (scope: Scope): Promise<readonly ActivityCity[]> =>
  keptValue(wholeSite(scope), 'cities', () => readActivityCities(scope));
