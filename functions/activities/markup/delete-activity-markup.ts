import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { deleteActivityMarkup } from '#shared/activities/markup/delete-activity-markup.ts';
import type { AnswerOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { activityRuleWords, readRuleNames } from './rule-words.ts';
import { ownerOfRules, readActivityRules } from './store.ts';
import { deleteActivityRuleWrites } from './writes.ts';

export const deleteActivityMarkupHandler = handle(deleteActivityMarkup, (actor, { id }) =>
  whileBusy(async (): Promise<AnswerOf<typeof deleteActivityMarkup>> => {
    const of = ownerOfRules(actor);
    const rule = (await readActivityRules(actor, of)).find((one) => one.id === id);
    if (!rule) return fail('NOT_FOUND');
    const words = activityRuleWords(rule, await readRuleNames(actor, [rule], of !== 'SITE'));
    const done = await commit(actor, deleteActivityRuleWrites(actor, of, rule, words));
    return done.ok ? ok({}) : done;
  }),
);
