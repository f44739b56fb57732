import type { Dimension, MarkupRule, RuleKind } from '#shared/markups/model.ts';
import { dimensions } from '#shared/markups/model.ts';
import type { Day } from '#shared/time.ts';
import type { MarkupBook } from '../model.ts';
import { isOfFareType, type RuleFacts } from '../rule-facts.ts';

/** A rule with the list it stands in: those of fixed departures hold for nothing else. */
export interface RankedRule {
  kind: RuleKind;
  rule: MarkupRule;
}

/** All of a book's rules. */
export const rulesIn = (book: MarkupBook): RankedRule[] =>
  (['defaults', 'airlines', 'departures'] as const).flatMap((kind) => book[kind].map((rule) => ({ kind, rule })));

/** How specific a rule is in one of the dimensions: 0 says nothing about it. A named departure is closer than all. */
function weightIn({ kind, rule }: RankedRule, dimension: Dimension): number {
  switch (dimension) {
    case 'departure':
      return kind === 'departures' ? (rule.departureId ? 2 : 1) : 0;
    case 'group':
      return rule.groupId ? 1 : 0;
    case 'airline':
      return rule.airlineCode ? 1 : 0;
    case 'supplier':
      return rule.supplier ? 1 : 0;
    case 'cabin':
      return rule.cabin ? 1 : 0;
    case 'fareType':
      return rule.fareType ? 1 : 0;
    case 'routeKind':
      return rule.routeKind ? 1 : 0;
    case 'dated':
      return rule.validFrom || rule.validTo ? 1 : 0;
  }
}

/** What decides between two rules that both fit: a dimension, or which of them is newer. */
export type Decided = Dimension | 'newer';

/**
 * Which of two rules goes before, and by what: the first dimension in which they differ, then the newest. Of two made in
 * one instant the id decides, so that a price never depends on the order of reading.
 */
export function compareRules(one: RankedRule, other: RankedRule): { order: number; by: Decided } {
  for (const dimension of dimensions) {
    const differs = weightIn(other, dimension) - weightIn(one, dimension);
    if (differs) return { order: differs, by: dimension };
  }
  const [made, otherMade] = [one.rule.createdAt ?? '', other.rule.createdAt ?? ''];
  if (made !== otherMade) return { order: made > otherMade ? -1 : 1, by: 'newer' };
  return { order: one.rule.id < other.rule.id ? -1 : one.rule.id > other.rule.id ? 1 : 0, by: 'newer' };
}

/** Whether a rule holds on a day of sale in the site's zone. */
export const holdsOn = ({ validFrom, validTo }: MarkupRule, day: Day): boolean =>
  (!validFrom || validFrom <= day) && (!validTo || day <= validTo);

/** The first of the dimensions for which a rule does not fit; undefined where it does. */
export function whyNotFor(
  { kind, rule }: RankedRule,
  groupId: string,
  facts: RuleFacts,
  day: Day,
): Dimension | undefined {
  if (kind === 'departures' && !(facts.departureId && (!rule.departureId || rule.departureId === facts.departureId)))
    return 'departure';
  if (rule.groupId && rule.groupId !== groupId) return 'group';
  if (rule.airlineCode && rule.airlineCode !== facts.airlineCode) return 'airline';
  if (rule.supplier && rule.supplier !== facts.supplier) return 'supplier';
  if (rule.cabin && rule.cabin !== facts.cabin) return 'cabin';
  if (rule.fareType && !isOfFareType(facts, rule.fareType)) return 'fareType';
  if (rule.routeKind && rule.routeKind !== facts.routeKind) return 'routeKind';
  return holdsOn(rule, day) ? undefined : 'dated';
}
