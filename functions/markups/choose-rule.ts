import type { MarkupRule } from '#shared/markups/model.ts';
import type { Customer, MarkupBook } from './model.ts';

/** How close a rule is: its group counts before its airline or departure. -1: it does not apply. */
function closeness(
  rule: MarkupRule,
  groupId: string,
  subject: string,
  subjectOf: (rule: MarkupRule) => string,
): number {
  const ruleSubject = subjectOf(rule);
  if (rule.groupId && rule.groupId !== groupId) return -1;
  if (ruleSubject && ruleSubject !== subject) return -1;
  return (rule.groupId ? 2 : 0) + (ruleSubject ? 1 : 0);
}

function closest(
  rules: readonly MarkupRule[],
  groupId: string,
  subject: string,
  subjectOf: (rule: MarkupRule) => string,
): MarkupRule | undefined {
  let best: { rule: MarkupRule; score: number } | undefined;
  for (const rule of rules) {
    const score = closeness(rule, groupId, subject, subjectOf);
    // Between equals the id decides, so that a price never depends on the order of reading.
    if (score >= 0 && (!best || score > best.score || (score === best.score && rule.id < best.rule.id)))
      best = { rule, score };
  }
  return best?.rule;
}

/**
 * The markup that holds for an offer and a customer: group and airline, then group, then airline, then default. A fixed
 * departure has rules of its own, and falls back on the others. Undefined: no markup.
 */
export function chooseRule(
  book: MarkupBook,
  customer: Customer,
  offer: { segments: readonly { airlineCode: string }[]; departureId?: string },
): MarkupRule | undefined {
  const own = offer.departureId
    ? closest(book.departures, customer.groupId, offer.departureId, (rule) => rule.departureId)
    : undefined;
  return (
    own ??
    closest(
      [...book.defaults, ...book.airlines],
      customer.groupId,
      offer.segments[0]?.airlineCode ?? '',
      (rule) => rule.airlineCode,
    )
  );
}
