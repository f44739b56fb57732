import { readActivities } from '#functions/destination/activities/activity-store.ts';
import { readTourOptions } from '#functions/destination/activities/tour-option-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { readCityRates } from '#functions/destination/rates/store.ts';
import { handle } from '#functions/http/handle.ts';
import { compareActivityRules, whyNotActivityRule } from '#shared/activities/markup/choose-rule.ts';
import { explainActivityPrice, type JudgedActivityRule } from '#shared/activities/markup/explain-activity-price.ts';
import type { ActivityRule, ActivityRuleDimension } from '#shared/activities/markup/model.ts';
import { priceItem } from '#shared/activities/price/price-item.ts';
import { fail, ok } from '#shared/errors.ts';
import { sellingOf } from '../selling-of.ts';
import { soldOptionOf } from '../sold-option.ts';
import { noPriceText } from './no-price-text.ts';
import { activityRuleWords, readRuleNames } from './rule-words.ts';
import { keptActivityRules, ownerOfRules } from './store.ts';

/** Rules that an answer tells of. */
const MOST_JUDGED = 100;

const notFor: Record<ActivityRuleDimension | 'off', string> = {
  off: 'is switched off',
  activity: 'is for another activity',
  city: 'is for another city',
  group: 'is for other customers',
  dated: 'is for other days',
};
const beatenBy: Record<ActivityRuleDimension | 'newer', string> = {
  activity: 'a rule for the activity goes before it',
  city: 'a rule for the city goes before it',
  group: 'a rule for the group goes before it',
  dated: 'a rule for some days goes before it',
  newer: 'a newer rule goes before it',
};

export const explainActivityPriceHandler = handle(explainActivityPrice, async (actor, request) => {
  const { tourOptionId, date, adults, children, infants } = request;
  const isStaff = actor.userType === 'staff';
  const option = (await readTourOptions(actor, [tourOptionId], keptRows)).get(tourOptionId);
  if (!option) return fail('NOT_FOUND');
  const [activities, rates, selling, rules] = await Promise.all([
    readActivities(actor, [option.activityId], keptRows),
    readCityRates(actor, option.cityId),
    sellingOf(actor, actor, isStaff ? { groupId: request.groupId } : {}),
    keptActivityRules(actor, ownerOfRules(actor)),
  ]);
  const sold = soldOptionOf(option, activities.get(option.activityId), rates.get(option.id));
  const price = priceItem(sold, { date, adults, children, infants }, selling);
  const names = await readRuleNames(actor, rules, !isStaff);
  const winner = price.ok ? (isStaff ? price.rule : price.ownRule) : undefined;
  const judged = rules
    .toSorted((one, other) => compareActivityRules(one, other).order)
    .map((rule): JudgedActivityRule & { rank: number } => {
      const told = { id: rule.id, words: activityRuleWords(rule, names) };
      const why = whyNotActivityRule(rule, sold, isStaff ? selling.groupId : '', date);
      if (why) return { ...told, outcome: 'notFor', because: notFor[why], rank: 2 };
      const isWinner = rule.id === winner?.id;
      return isWinner || !winner
        ? { ...told, outcome: isWinner ? 'won' : 'lost', because: isWinner ? '' : 'there is no price', rank: 0 }
        : { ...told, outcome: 'lost', because: becauseOf(winner, rule), rank: 1 };
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_JUDGED);
  return ok({
    currency: actor.head.currency,
    reason: price.ok ? '' : noPriceText(price),
    lines: price.ok ? price.lines : [],
    total: price.ok ? price.total : null,
    own: price.ok ? price.own : 0,
    rules: judged,
  });
});

const becauseOf = (winner: ActivityRule, rule: ActivityRule): string => beatenBy[compareActivityRules(winner, rule).by];
