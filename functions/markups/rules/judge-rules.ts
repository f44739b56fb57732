import type { Dimension } from '#shared/markups/model.ts';
import type { JudgedRule } from '#shared/markups/rules/explain-price.ts';
import type { Day } from '#shared/time.ts';
import type { MarkupBook } from '../model.ts';
import { compareRules, type Decided, type RankedRule, rulesIn, whyNotFor } from './rank-rules.ts';
import { type Choosable, factsOf } from '../rule-facts.ts';
import { daysText, groupNameOf, type RuleNames, ruleWords } from './rule-words.ts';

/** The most that are told one by one. */
const MOST_TOLD = 50;

/**
 * Every rule of a book for one offer, group and day: who wins, who fits and goes behind, and who is for something else;
 * in that order, at most as many as are told.
 */
export function judgeRules(
  book: MarkupBook,
  groupId: string,
  offer: Choosable,
  day: Day,
  names: RuleNames,
): { rules: JudgedRule[]; looked: number } {
  const facts = factsOf(offer, book.countryOf);
  const all = rulesIn(book).map((one) => ({ one, why: whyNotFor(one, groupId, facts, day) }));
  const fitting = all
    .filter(({ why }) => why === undefined)
    .map(({ one }) => one)
    .toSorted((one, other) => compareRules(one, other).order);
  const [winner] = fitting;
  const told = (one: RankedRule, outcome: JudgedRule['outcome'], because: string): JudgedRule => ({
    markupId: one.rule.id,
    list: one.kind,
    words: ruleWords(one.kind, one.rule, names),
    outcome,
    because,
  });
  const others = all.flatMap(({ one, why }) => (why ? [told(one, 'notFor', notForText(one, why, names))] : []));
  const rules = [
    ...fitting.map((one) =>
      one === winner
        ? told(one, 'won', fitting.length > 1 ? 'Matches, and has priority over the other matches.' : 'The only match.')
        : told(one, 'lost', lostText[compareRules(winner!, one).by]),
    ),
    ...others,
  ];
  return { rules: rules.slice(0, MOST_TOLD), looked: all.length };
}

const lostText: Record<Decided, string> = {
  departure: 'The applied rule is for fixed departures, or for this departure.',
  group: 'The applied rule is only for this group.',
  airline: 'The applied rule is only for this airline.',
  supplier: 'The applied rule is only for this source.',
  cabin: 'The applied rule is only for this cabin.',
  fareType: 'The applied rule is only for this fare type.',
  routeKind: 'The applied rule is only for this route type.',
  dated: 'The applied rule is only for these dates.',
  newer: 'The applied rule is newer.',
};

function notForText({ rule }: RankedRule, why: Dimension, { groups }: RuleNames): string {
  switch (why) {
    case 'departure':
      return rule.departureId ? 'It is for another departure.' : 'It is for fixed departures.';
    case 'group':
      return `It is for ${groupNameOf(groups, rule.groupId)}.`;
    case 'airline':
      return `It is for ${rule.airlineCode}.`;
    case 'supplier':
      return `It is for the source ${rule.supplier}.`;
    case 'cabin':
      return 'It is for another cabin.';
    case 'fareType':
      return 'It is for another fare type.';
    case 'routeKind':
      return rule.routeKind === 'domestic' ? 'It is for domestic routes.' : 'It is for international routes.';
    case 'dated':
      return `Valid ${daysText(rule)}.`;
  }
}
