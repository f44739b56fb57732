import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getAllCities } from '#shared/destination/activities/get-all-cities.ts';
import { ok } from '#shared/errors.ts';
import { readActivityCities } from './activity-store.ts';

export const getAllCitiesHandler = handle(getAllCities, async (actor) =>
  ok({ cities: await readActivityCities(scopeOf(actor, getAllCities)) }),
);
