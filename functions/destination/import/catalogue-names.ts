import type { JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { AreaItem } from '#functions/areas/model.ts';
import { areasOfCity } from '#functions/areas/store.ts';
import { readActivities, readActivitiesOfCity } from '../activities/activity-store.ts';
import type { ActivityItem } from '../catalogue-model.ts';
import { folded } from '#functions/records/natural-key.ts';
import { readTourOptionsOfCity } from '../activities/tour-option-store.ts';
import type { TourOptionCard } from '../activities/tour-option-card.ts';
import { cityNames } from './city-names.ts';

/** Areas that one Query reads. */
const AREAS = 1_000;

/** Finds what rows of a file name: each city's areas, activities and options are read once. */
export async function catalogueNames(actor: JobActor) {
  const cities = await cityNames();
  const areas = new Map<string, Promise<Map<string, AreaItem>>>();
  const activities = new Map<string, Promise<Map<string, ActivityItem>>>();
  const options = new Map<string, Promise<Map<string, TourOptionCard>>>();
  const once = <Value>(known: Map<string, Promise<Value>>, cityId: string, read: () => Promise<Value>) => {
    const found = known.get(cityId) ?? read();
    known.set(cityId, found);
    return found;
  };
  const scope = scopeOfJob(actor);
  return {
    cities,
    /** An area of a city, deactivated ones too. */
    area: async (cityId: string, name: string) =>
      (
        await once(areas, cityId, async () => {
          const found = new Map<string, AreaItem>();
          let cursor: string | undefined;
          do {
            const page = await areasOfCity(scope, cityId, { cursor, limit: AREAS });
            for (const area of page.cards) found.set(folded(area.name), area);
            cursor = page.cursor;
          } while (cursor);
          return found;
        })
      ).get(folded(name)),
    /** An activity of a city. */
    activity: async (cityId: string, name: string) =>
      (
        await once(activities, cityId, async () => {
          const listed = await readActivitiesOfCity(scope, cityId);
          const found = await readActivities(
            actor,
            listed.map(({ id }) => id),
          );
          return new Map([...found.values()].map((one) => [folded(one.name), one]));
        })
      ).get(folded(name)),
    /** A tour option of an activity of a city. */
    option: async (cityId: string, activity: string, name: string) =>
      (
        await once(options, cityId, async () => {
          const cards = await readTourOptionsOfCity(scope, cityId);
          return new Map(cards.map((card) => [`${folded(card.activityName)}|${folded(card.name)}`, card]));
        })
      ).get(`${folded(activity)}|${folded(name)}`),
  };
}
