import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { previewRule } from '#shared/markups/rules/preview-rule.ts';
import { instant } from '#shared/time.ts';
import { ruleOf, wrongIn } from './rule-of.ts';
import { readBook } from '../store.ts';
import { tryRule } from './try-rule.ts';

export const previewRuleHandler = handle(previewRule, async (actor, { list, markupId, ...draft }) => {
  const scope = scopeOf(actor, previewRule);
  const { book } = await readBook(scope);
  const before = book[list].find(({ id }) => id === markupId);
  if (markupId !== undefined && !before) return fail('NOT_FOUND');
  const errors = await wrongIn(actor, book, list, draft);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  // A new rule is the newest of all.
  const rule = { ...ruleOf(draft), id: before?.id ?? '', createdAt: before ? before.createdAt : instant(clock.now()) };
  return ok(await tryRule(scope, book, list, rule));
});
