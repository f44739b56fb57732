import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getTourOptionsByCity } from '#shared/destination/get-tour-options-by-city.ts';
import { ok } from '#shared/errors.ts';
import { readActivitiesOfCity } from './activity-store.ts';
import { fitsWords } from './fits-words.ts';
import { readTourOptionsOfCity } from './tour-option-store.ts';

const collator = new Intl.Collator('en');

/** What is sold: neither the option nor its activity is deactivated. */
export const getTourOptionsByCityHandler = handle(getTourOptionsByCity, async (actor, { cityId, search }) => {
  const scope = scopeOf(actor, getTourOptionsByCity);
  const [activities, options] = await Promise.all([
    readActivitiesOfCity(scope, cityId),
    readTourOptionsOfCity(scope, cityId),
  ]);
  const sold = new Set(activities.filter(({ isDeactivated }) => !isDeactivated).map(({ id }) => id));
  const tourOptions = options
    .filter(({ isDeactivated, activityId }) => !isDeactivated && sold.has(activityId))
    .filter(({ name, activityName }) => fitsWords(search, `${activityName} ${name}`))
    .toSorted(
      (one, other) => collator.compare(one.activityName, other.activityName) || collator.compare(one.name, other.name),
    )
    .map(({ id, name, activityId, activityName }) => ({ id, name, activityId, activityName }));
  return ok({ tourOptions });
});
