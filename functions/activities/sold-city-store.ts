import type { Actor } from '#functions/actor.ts';
import { unpackActivity } from '#functions/destination/activities/activity-card.ts';
import { byPlace } from '#functions/destination/activities/activity-store.ts';
import { type TourOptionCard, unpackTourOption } from '#functions/destination/activities/tour-option-card.ts';
import { keptValue } from '#functions/destination/kept-rows.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';

/** What a site sells in a city, deactivated things left out, by priority. */
export interface SoldCity {
  activities: readonly ActivityRow[];
  options: readonly TourOptionCard[];
}

/** What is sold in a city, whoever buys; two Queries, kept in memory until the `destination` revision moves. */
export const soldCity = (actor: Actor, cityId: string): Promise<SoldCity> =>
  keptValue(actor, `sold in ${cityId}`, async () => {
    const [activities, options] = await Promise.all([
      queryAll(decidedBy(destinationKeys.activitiesOfCity(actor, cityId)), { fields: ['card'] }),
      queryAll(decidedBy(destinationKeys.tourOptionsOfCity(actor, cityId)), { fields: ['card'] }),
    ]);
    const offered = activities
      .map(({ card }) => unpackActivity(card))
      .filter(({ isDeactivated }) => !isDeactivated)
      .toSorted(byPlace);
    const ids = new Set(offered.map(({ id }) => id));
    return {
      activities: offered,
      options: options
        .map(({ card }) => unpackTourOption(card))
        .filter(({ isDeactivated, activityId }) => !isDeactivated && ids.has(activityId)),
    };
  });
