import { handle } from '#functions/http/handle.ts';
import { getActivityCities } from '#shared/activities/get-activity-cities.ts';
import { ok } from '#shared/errors.ts';
import { soldCities } from './sold-cities-store.ts';

export const getActivityCitiesHandler = handle(getActivityCities, async (actor) =>
  ok({ cities: [...(await soldCities(actor))] }),
);
