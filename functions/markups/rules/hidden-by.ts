import type { MarkupRule } from '#shared/markups/model.ts';
import type { Day } from '#shared/time.ts';
import { compareRules, type RankedRule } from './rank-rules.ts';

/** Before and after every day there is. */
const [EVER, FOREVER] = ['0000-00-00', '9999-99-99'];

const fields = ['groupId', 'airlineCode', 'departureId', 'supplier', 'cabin', 'fareType', 'routeKind'] as const;

/** Whether two rules are for the same customers and the same flights, whatever their days. */
const sameScope = (one: RankedRule, other: RankedRule): boolean =>
  (one.kind === 'departures') === (other.kind === 'departures') &&
  fields.every((field) => (one.rule[field] ?? '') === (other.rule[field] ?? ''));

/** The days from today on that a rule is for. */
const daysLeft = ({ validFrom, validTo }: MarkupRule, today: Day) => ({
  from: validFrom && validFrom > today ? validFrom : today,
  to: validTo || FOREVER!,
});

/** What stands before a rule: on all the days that are left of it, or on some of them. */
export interface Hidden {
  by: RankedRule;
  /** Undefined: on all days. */
  days?: { from: Day; to: Day };
}

/**
 * The rule that always goes before another where that one fits, or at least for some days. One that is more special goes
 * before it here and there and hides nothing; so it is rules of the very same scope alone: a newer one, or one for some
 * days. Undefined: nothing does.
 */
export function hiddenBy(one: RankedRule, all: readonly RankedRule[], today: Day): Hidden | undefined {
  const own = daysLeft(one.rule, today);
  let partly: Hidden | undefined;
  for (const other of all) {
    if (other.rule.id === one.rule.id || !sameScope(one, other) || compareRules(other, one).order >= 0) continue;
    const theirs = { from: other.rule.validFrom || EVER!, to: other.rule.validTo || FOREVER! };
    if (theirs.to < own.from || theirs.from > own.to) continue;
    if (theirs.from <= own.from && theirs.to >= own.to) return { by: other };
    partly ??= {
      by: other,
      days: {
        from: theirs.from > own.from ? theirs.from : own.from,
        to: theirs.to < own.to ? theirs.to : own.to,
      },
    };
  }
  return partly;
}
