import type { Scope } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import type { MarkupRule, RuleKind } from '#shared/markups/model.ts';
import type { RulePreview } from '#shared/markups/rules/preview-rule.ts';
import { dayIn } from '#shared/time.ts';
import type { MarkupBook } from '../model.ts';
import { previewDay, previewOf, shopperOf, withRule } from './preview.ts';
import { readSold } from './read-sold.ts';
import { withCountries } from './with-countries.ts';

/** What a rule would have done by the bookings of the last days. */
export async function tryRule(scope: Scope, book: MarkupBook, kind: RuleKind, rule: MarkupRule): Promise<RulePreview> {
  const { actor } = scope;
  const today = dayIn(actor.head.zone, clock.now());
  const [now, next] = await Promise.all([withCountries(book), withCountries(withRule(book, kind, rule))]);
  return previewOf(now, next, await readSold(scope, book, today), {
    day: previewDay(rule, today),
    currency: actor.head.currency,
    shopper: shopperOf(book, rule.groupId),
  });
}
