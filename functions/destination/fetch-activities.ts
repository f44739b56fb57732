import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fetchActivities } from '#shared/destination/fetch-activities.ts';
import { ok } from '#shared/errors.ts';
import { readActivitiesOfCity } from './activity-store.ts';

export const fetchActivitiesHandler = handle(fetchActivities, async (actor, { cityId }) =>
  ok({ activities: await readActivitiesOfCity(scopeOf(actor, fetchActivities.access.scope), cityId) }),
);
