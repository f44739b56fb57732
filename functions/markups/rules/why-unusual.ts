import type { Scope } from '#functions/scope.ts';
import type { MarkupRule, RuleKind } from '#shared/markups/model.ts';
import type { MarkupBook } from '../model.ts';
import { tryRule } from './try-rule.ts';

/** Basis points of the whole fare. */
const WHOLE = 10_000;

/**
 * What to look at once more before a rule is saved: a markup of more than the fare itself (of an amount, by what was sold
 * lately), a discount of more than the supplier's commission. Undefined: nothing.
 */
export async function whyUnusual(
  scope: Scope,
  book: MarkupBook,
  kind: RuleKind,
  rule: MarkupRule,
): Promise<string | undefined> {
  if (rule.value === 0) return undefined;
  if (rule.effect !== 'discount' && rule.kind === 'percentOfBase')
    return rule.value > WHOLE ? 'This adds more than the fare itself. Save again to confirm.' : undefined;
  const { moved, beyondCommission, beyondFare } = await tryRule(scope, book, kind, rule);
  if (rule.effect !== 'discount')
    return beyondFare
      ? `Of ${counted(moved)} that this would have changed in the last 30 days, ${beyondFare} would have paid more markup than fare. Save again to confirm.`
      : undefined;
  if (beyondCommission)
    return `Of ${counted(moved)} that this would have changed in the last 30 days, ${beyondCommission} would have had a discount above the supplier’s commission. Save again to confirm.`;
  return moved
    ? undefined
    : 'No matching sales in the last 30 days, so we cannot tell whether this exceeds the supplier’s commission. Save again to confirm.';
}

const counted = (bookings: number) => (bookings === 1 ? 'the 1 booking' : `${bookings} bookings`);
