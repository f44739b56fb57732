import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ACTIVITIES_PAGE, getActivities } from '#shared/destination/activities/get-activities.ts';
import { ok } from '#shared/errors.ts';
import { findActivities } from './find-activities.ts';

export const getActivitiesHandler = handle(getActivities, async (actor, request) =>
  ok(await findActivities(scopeOf(actor, getActivities), { ...request, size: ACTIVITIES_PAGE })),
);
