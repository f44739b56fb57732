import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { getTourOptions } from '#shared/destination/activities/get-tour-options.ts';
import { fail, ok } from '#shared/errors.ts';
import { dayIn } from '#shared/time.ts';
import { isPriced } from '../rates/is-priced.ts';
import { keptOptionRates } from '../rates/store.ts';
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
  const today = dayIn(actor.head.zone, clock.now());
  const [[shown], rates] = await Promise.all([
    withAreaNames(actor, [showActivity(activity)]),
    Promise.all(options.map((option) => keptOptionRates(actor, option))),
  ]);
  return ok({
    activity: shown!,
    tourOptions: options.map(showTourOption),
    unpriced: options.filter((option, at) => !isPriced(option, rates[at]!, today)).map(({ id }) => id),
  });
});
