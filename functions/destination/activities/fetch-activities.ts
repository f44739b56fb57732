import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fetchActivities } from '#shared/destination/activities/fetch-activities.ts';
import { ok } from '#shared/errors.ts';
import { readActivitiesOfCity } from './activity-store.ts';
import { withAreaNames } from './with-area-names.ts';

export const fetchActivitiesHandler = handle(fetchActivities, async (actor, { cityId }) => {
  const found = await readActivitiesOfCity(scopeOf(actor, fetchActivities), cityId);
  return ok({ activities: await withAreaNames(actor, found) });
});
