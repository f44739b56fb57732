import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { inOrder } from '#functions/markups/groups/show-group.ts';
import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { ok } from '#shared/errors.ts';
import { dayIn } from '#shared/time.ts';
import { soldCities } from '../sold-cities-store.ts';
import { soldCity } from '../sold-city-store.ts';
import { readRuleNames } from './rule-words.ts';
import { showActivityRules } from './show-rule.ts';
import { keptActivityRules, ownerOfRules } from './store.ts';

export const getActivityMarkUpHandler = handle(getActivityMarkUp, async (actor, { cityId }) => {
  const isOwn = actor.userType !== 'staff';
  const [rules, cities] = await Promise.all([keptActivityRules(actor, ownerOfRules(actor)), soldCities(actor)]);
  const [names, sold] = await Promise.all([
    readRuleNames(actor, rules, isOwn),
    cities.some(({ id }) => id === cityId) ? soldCity(actor, cityId) : { activities: [], options: [] },
  ]);
  return ok({
    rules: showActivityRules(rules, names, dayIn(actor.head.zone, clock.now())),
    cities: cities.map(({ id, name }) => ({ id, name })),
    activities: sold.activities.map(({ id, name }) => ({
      ...{ id, name },
      options: sold.options
        .filter(({ activityId }) => activityId === id)
        .map((option) => ({ id: option.id, name: option.name })),
    })),
    groups: isOwn ? [] : inOrder(names.groups).map(({ id, groupName }) => ({ id, name: groupName })),
  });
});
