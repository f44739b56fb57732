import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { getTourOptionsByCity } from '#shared/destination/activities/get-tour-options-by-city.ts';
import { ok } from '#shared/errors.ts';
import { readActivities } from './activity-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { readTourOptionsOfCity } from './tour-option-store.ts';

const collator = new Intl.Collator('en');

/** What is sold: neither the option nor its activity is deactivated. */
export const getTourOptionsByCityHandler = handle(getTourOptionsByCity, async (actor, { cityId, search }) => {
  const options = await readTourOptionsOfCity(scopeOf(actor, getTourOptionsByCity), cityId);
  const activities = await readActivities(
    actor,
    options.map(({ activityId }) => activityId),
    keptRows,
  );
  const tourOptions = options
    .filter(({ isDeactivated, activityId }) => !isDeactivated && activities.get(activityId)?.isDeactivated === false)
    .filter(({ name, activityName }) => fitsWords({ typed: search, called: `${activityName} ${name}` }))
    .toSorted(
      (one, other) => collator.compare(one.activityName, other.activityName) || collator.compare(one.name, other.name),
    )
    .map(({ id, name, activityId, activityName }) => ({ id, name, activityId, activityName }));
  return ok({ tourOptions });
});
