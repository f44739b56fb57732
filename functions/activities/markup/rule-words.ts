import type { Actor } from '#functions/actor.ts';
import { readActivities } from '#functions/destination/activities/activity-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { daysText, groupNameOf } from '#functions/markups/rules/rule-words.ts';
import { readMarkups } from '#functions/markups/store.ts';
import type { ActivityRule } from '#shared/activities/markup/model.ts';
import type { MarkupGroup } from '#shared/markups/model.ts';
import { formatMoney } from '#shared/money.ts';
import { soldCities } from '../sold-cities-store.ts';

/** What rules are told in words with. */
export interface ActivityRuleNames {
  currency: string;
  groups: readonly MarkupGroup[];
  /** Activities by id, those that there are. */
  activities: ReadonlyMap<string, { name: string; cityId: string }>;
  /** Names of cities that have activities, by id. */
  cities: ReadonlyMap<string, string>;
  /** An agency's rules name no customers. */
  isOwn: boolean;
}

/** Reads what rules name; kept in memory. */
export async function readRuleNames(
  actor: Actor,
  rules: readonly Pick<ActivityRule, 'activityId'>[],
  isOwn: boolean,
): Promise<ActivityRuleNames> {
  const ids = rules.flatMap(({ activityId }) => (activityId ? [activityId] : []));
  const [book, activities, cities] = await Promise.all([
    readMarkups(actor),
    readActivities(actor, ids, keptRows),
    soldCities(actor),
  ]);
  return {
    ...{ currency: actor.head.currency, groups: book.groups, activities, isOwn },
    cities: new Map(cities.map(({ id, name }) => [id, name])),
  };
}

/** What a value comes to: `AED 30.00 per guest`, `10 %`. */
export function activityValueText({ kind, value }: Pick<ActivityRule, 'kind' | 'value'>, currency: string): string {
  if (kind === 'percentOfBase') return `${Number((value / 100).toFixed(2))} %`;
  return `${formatMoney(value, currency)} per ${kind === 'perBooking' ? 'booking' : 'guest'}`;
}

/** What a rule does and for what: `Markup of 10 %: Every customer, Dubai, 1 Dec 2026 to 10 Jan 2027`. */
export function activityRuleWords(rule: ActivityRule, names: ActivityRuleNames): string {
  const activity = names.activities.get(rule.activityId);
  const city = names.cities.get(activity?.cityId ?? rule.cityId);
  const conditions = [
    !names.isOwn && groupNameOf([...names.groups], rule.groupId),
    rule.activityId ? (activity ? `${activity.name} (${city ?? 'no city'})` : 'Deleted activity') : undefined,
    !rule.activityId && (rule.cityId ? (city ?? 'a city without activities') : 'every city'),
    daysText(rule),
  ].filter(Boolean);
  return `Markup of ${activityValueText(rule, names.currency)}: ${conditions.join(', ')}`;
}
