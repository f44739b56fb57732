import { compareActivityRules } from '#shared/activities/markup/choose-rule.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import type { ActivityRuleShown } from '#shared/activities/markup/rule-fields.ts';
import { toPercent } from '#shared/markups/fields.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { type Day, formatDay } from '#shared/time.ts';
import { type ActivityRuleNames, activityRuleWords } from './rule-words.ts';

const FOREVER = '9999-99-99';

/** Rules as their list shows them, the one that goes before first, each held against all others. */
export const showActivityRules = (
  rules: readonly ActivityRule[],
  names: ActivityRuleNames,
  today: Day,
): ActivityRuleShown[] =>
  rules
    .toSorted((one, other) => compareActivityRules(one, other).order)
    .map((rule) => showActivityRule(rule, rules, names, today));

/** A rule with what stands before it among `all`. */
export function showActivityRule(
  rule: ActivityRule,
  all: readonly ActivityRule[],
  names: ActivityRuleNames,
  today: Day,
): ActivityRuleShown {
  const { id, kind, value, activityId, cityId, groupId, validFrom, validTo, isOn, createdAt, version } = rule;
  const isPercent = kind === 'percentOfBase';
  return {
    ...{
      id,
      currency: names.currency,
      kind,
      activityId,
      cityId,
      groupId,
      validFrom,
      validTo,
      isOn,
      createdAt,
      version,
    },
    amount: isPercent ? null : value,
    percent: isPercent ? toPercent(value) : null,
    words: activityRuleWords(rule, names),
    ofCityId: names.activities.get(activityId)?.cityId ?? cityId,
    ...standingOf(rule, all, names, today),
  };
}

/** Whether a rule can win at all, and what is to be said of that. */
function standingOf(
  rule: ActivityRule,
  all: readonly ActivityRule[],
  names: ActivityRuleNames,
  today: Day,
): Pick<ActivityRuleShown, 'state' | 'note' | 'hiddenById'> {
  const bare = (state: ActivityRuleShown['state'], note = '') => ({ state, note, hiddenById: '' });
  if (!rule.isOn) return bare('off');
  if (rule.validTo && rule.validTo < today) return bare('over', `It ended on ${formatDay(rule.validTo)}.`);
  if (rule.groupId && rule.groupId !== RETAIL && !names.groups.some(({ id }) => id === rule.groupId))
    return bare('hidden', 'Its group was deleted: it no longer applies.');
  if (rule.activityId && !names.activities.has(rule.activityId))
    return bare('hidden', 'Its activity was deleted: it no longer applies.');
  const by = hiddenBy(rule, all, today);
  if (by) return { state: 'hidden', note: `Overridden by ${activityRuleWords(by, names)}`, hiddenById: by.id };
  return rule.validFrom > today ? bare('planned', `It starts on ${formatDay(rule.validFrom)}.`) : bare('active');
}

/**
 * The rule that goes before another on every day that is left of it; undefined: none does. One that is more special goes
 * before it here and there and hides nothing, so it is rules of the very same scope alone.
 */
function hiddenBy(rule: ActivityRule, all: readonly ActivityRule[], today: Day): ActivityRule | undefined {
  const from = rule.validFrom > today ? rule.validFrom : today;
  const to = rule.validTo || FOREVER;
  return all.find(
    (other) =>
      other.id !== rule.id &&
      other.isOn &&
      other.activityId === rule.activityId &&
      other.cityId === rule.cityId &&
      other.groupId === rule.groupId &&
      other.validFrom <= from &&
      (other.validTo || FOREVER) >= to &&
      compareActivityRules(other, rule).order < 0,
  );
}
