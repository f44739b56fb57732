import { handle } from '#functions/http/handle.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { fail, ok } from '#shared/errors.ts';
import { readActivities } from './activity-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { showActivity } from './show-activity.ts';
import { showTourOption } from './tour-option-card.ts';
import { readTourOptionsOfActivity } from './tour-option-store.ts';
import { withAreaNames } from './with-area-names.ts';

export const getTourOptionsHandler = handle(getTourOptions, async (actor, { activityId }) => {
  const [activities, options] = await Promise.all([
    readActivities(actor, [activityId], keptRows),
    readTourOptionsOfActivity(actor, activityId, keptRows),
  ]);
  const activity = activities.get(activityId);
  if (!activity) return fail('NOT_FOUND');
  const [shown] = await withAreaNames(actor, [showActivity(activity)]);
  return ok({ activity: shown!, tourOptions: options.map(showTourOption) });
});
