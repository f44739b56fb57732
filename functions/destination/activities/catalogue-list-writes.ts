import type { Actor } from '#functions/actor.ts';
import { entry } from '#functions/table/key.ts';
import { destinationKeys } from '../keys.ts';
import { packedActivity } from './activity-card.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { packedTourOption } from './tour-option-card.ts';

/** A name as a list is sorted by it. */
const sortName = (name: string): string => name.toLowerCase().slice(0, 200);

/** Where an activity stands in its city's list, and what the list shows of it. */
export const activityPlaces = (actor: Actor, item: ActivityItem): Record<string, string> => ({
  card: packedActivity(item),
  ...entry(destinationKeys.activitiesOfCity(actor, item.cityId), `${sortName(item.name)}#${item.id}`),
});

/** Where a tour option stands in its city's and its activity's lists, and what they show of it. */
export const tourOptionPlaces = (actor: Actor, item: TourOptionItem): Record<string, string> => {
  const sort = `${sortName(item.name)}#${item.id}`;
  return {
    card: packedTourOption(item),
    ...entry(destinationKeys.tourOptionsOfCity(actor, item.cityId), sort),
    ...entry(destinationKeys.tourOptionsOfActivity(actor, item.activityId), sort),
  };
};
