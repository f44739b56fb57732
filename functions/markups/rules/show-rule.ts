import { type MarkupRule, type RuleKind } from '#shared/markups/model.ts';
import { toPercent } from '#shared/markups/fields.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { type Day, formatDay } from '#shared/time.ts';
import { type Hidden, hiddenBy } from './hidden-by.ts';
import type { MarkupBook } from '../model.ts';
import { compareRules, rulesIn } from './rank-rules.ts';
import { groupNameOf, type RuleNames, ruleWords } from './rule-words.ts';

interface Now {
  currency: string;
  /** Today in the site's zone. */
  today: Day;
}

/** What was made of a book that is kept in memory, by kind: of the day that was asked for last. */
const shown = new WeakMap<MarkupBook, Partial<Record<RuleKind, Now & { rules: ShownRule[] }>>>();

/**
 * Rules of one kind as their list shows them, the one that goes before first: each is held against all others, once a day
 * of a book.
 */
export function showRules(book: MarkupBook, kind: RuleKind, now: Now): ShownRule[] {
  const known = shown.get(book)?.[kind];
  if (known?.today === now.today && known.currency === now.currency) return known.rules;
  const rules = book[kind]
    .toSorted((one, other) => compareRules({ kind, rule: one }, { kind, rule: other }).order)
    .map((rule) => showRule(book, kind, rule, now));
  shown.set(book, { ...shown.get(book), [kind]: { ...now, rules } });
  return rules;
}

/** A rule of the book, with what stands before it. */
export function showRule(book: MarkupBook, kind: RuleKind, rule: MarkupRule, { currency, today }: Now): ShownRule {
  const names = { groups: book.groups, currency };
  const isPercent = rule.kind === 'percentOfBase';
  const standing = standingOf(book, kind, rule, names, today);
  return {
    markupId: rule.id,
    currency,
    effect: rule.effect ?? 'markup',
    kind: rule.kind,
    amount: isPercent ? null : rule.value,
    percent: isPercent ? toPercent(rule.value) : null,
    groupId: rule.groupId,
    airlineCode: rule.airlineCode,
    departureId: rule.departureId,
    supplier: rule.supplier ?? '',
    cabin: rule.cabin ?? '',
    fareType: rule.fareType ?? '',
    routeKind: rule.routeKind ?? '',
    validFrom: rule.validFrom ?? '',
    validTo: rule.validTo ?? '',
    groupName: groupNameOf(book.groups, rule.groupId),
    words: ruleWords(kind, rule, names),
    createdAt: rule.createdAt ?? '',
    version: rule.version ?? 0,
    ...standing,
  };
}

/** Whether a rule can win at all, and what is to be said of that. */
function standingOf(
  book: MarkupBook,
  kind: RuleKind,
  rule: MarkupRule,
  names: RuleNames,
  today: Day,
): Pick<ShownRule, 'state' | 'note' | 'hiddenById'> {
  if (rule.validTo && rule.validTo < today)
    return { state: 'over', note: `It ended on ${formatDay(rule.validTo)}.`, hiddenById: '' };
  if (names.groups.every(({ id }) => id !== rule.groupId) && rule.groupId && rule.groupId !== 'RETAIL')
    return { state: 'hidden', note: 'Its group was deleted: it no longer applies.', hiddenById: '' };
  const hidden = hiddenBy({ kind, rule }, rulesIn(book), today);
  if (hidden && !hidden.days)
    return { state: 'hidden', note: hiddenText(hidden, names), hiddenById: hidden.by.rule.id };
  const isPlanned = rule.validFrom !== undefined && rule.validFrom > today;
  const notes = [
    isPlanned && `It starts on ${formatDay(rule.validFrom!)}.`,
    hidden && hiddenText(hidden, names),
  ].filter(Boolean);
  return { state: isPlanned ? 'planned' : 'active', note: notes.join(' '), hiddenById: hidden?.by.rule.id ?? '' };
}

function hiddenText({ by, days }: Hidden, names: RuleNames): string {
  const other = ruleWords(by.kind, by.rule, names);
  if (!days) return `Overridden by ${other}`;
  const until = days.to.startsWith('9999') ? 'on' : `to ${formatDay(days.to)}`;
  return `From ${formatDay(days.from)} ${until} overridden by ${other}`;
}
