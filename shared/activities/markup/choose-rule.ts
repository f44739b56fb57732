import type { Day } from '../../time.ts';
import { type ActivityRule, type ActivityRuleDimension, activityRuleDimensions } from './model.ts';

/** What a rule is chosen for. A combo has no activity, and a city where all of it is in one. */
export interface Visited {
  activityId: string;
  cityId: string;
}

/** How specific a rule is in one of the dimensions: 0 says nothing about it. */
function weightIn(rule: ActivityRule, dimension: ActivityRuleDimension): 0 | 1 {
  switch (dimension) {
    case 'activity':
      return rule.activityId ? 1 : 0;
    case 'city':
      return rule.cityId ? 1 : 0;
    case 'group':
      return rule.groupId ? 1 : 0;
    case 'dated':
      return rule.validFrom || rule.validTo ? 1 : 0;
  }
}

/**
 * Which of two rules goes before, and by what: the first dimension in which they differ, then the newest. Of two made in
 * one instant the id decides, so that a price never depends on the order of reading.
 */
export function compareActivityRules(
  one: ActivityRule,
  other: ActivityRule,
): { order: number; by: ActivityRuleDimension | 'newer' } {
  for (const dimension of activityRuleDimensions) {
    const differs = weightIn(other, dimension) - weightIn(one, dimension);
    if (differs) return { order: differs, by: dimension };
  }
  if (one.createdAt !== other.createdAt) return { order: one.createdAt > other.createdAt ? -1 : 1, by: 'newer' };
  return { order: one.id < other.id ? -1 : one.id > other.id ? 1 : 0, by: 'newer' };
}

/** The first of the dimensions for which a rule does not fit, or that it is switched off; undefined where it fits. */
export function whyNotActivityRule(
  rule: ActivityRule,
  { activityId, cityId }: Visited,
  groupId: string,
  day: Day,
): ActivityRuleDimension | 'off' | undefined {
  if (!rule.isOn) return 'off';
  if (rule.activityId && rule.activityId !== activityId) return 'activity';
  if (rule.cityId && rule.cityId !== cityId) return 'city';
  if (rule.groupId && rule.groupId !== groupId) return 'group';
  return (!rule.validFrom || rule.validFrom <= day) && (!rule.validTo || day <= rule.validTo) ? undefined : 'dated';
}

/** Says which rule holds for what is visited on a day. */
export type ActivityRuleChooser = (visited: Visited, day: Day) => ActivityRule | undefined;

/** Which rule holds for a customer of a group. Made once a search: a city's prices ask the same again and again. */
export function activityRuleChooser(rules: readonly ActivityRule[], groupId: string): ActivityRuleChooser {
  const ranked = rules
    .filter((rule) => rule.isOn && (!rule.groupId || rule.groupId === groupId))
    .toSorted((one, other) => compareActivityRules(one, other).order);
  const won = new Map<string, ActivityRule | undefined>();
  return (visited, day) => {
    const key = `${visited.activityId}\n${visited.cityId}\n${day}`;
    if (won.has(key)) return won.get(key);
    const winner = ranked.find((rule) => whyNotActivityRule(rule, visited, groupId, day) === undefined);
    won.set(key, winner);
    return winner;
  };
}
