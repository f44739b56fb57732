import { type Actor, legalEntityOf } from '#functions/actor.ts';
import { markupEventWrites } from '#functions/markups/writes.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { create, type Write } from '#functions/table/write.ts';
import { type ActivityRule, MOST_ACTIVITY_RULES } from '#shared/activities/markup/model.ts';
import { activityMarkupKeys, type MarkupOwner } from './keys.ts';

/** What was done, in words of now. */
interface Told {
  from: string;
  to: string;
}

/** The next price knows it; the site's history of prices tells of the site's rules, a company's of its own. */
function changed(actor: Actor, of: MarkupOwner, id: string, told: Told): Write<never>[] {
  const bumped = bumpRevision(actor, 'markups');
  if (of === 'SITE') return [bumped, ...markupEventWrites(actor, { what: 'rule', id, ...told })];
  const company = legalEntityOf(of);
  return company === undefined
    ? [bumped]
    : [bumped, ...markupEventWrites(actor, { what: 'ownMarkup', id: company, ...told })];
}

/** One rule more; `count`: as just read. TOO_MANY_RULES; BUSY where somebody counted the first meanwhile. */
export const addActivityRuleWrites = (
  actor: Actor,
  of: MarkupOwner,
  rule: ActivityRule,
  count: number | undefined,
  words: string,
): Write<'TOO_MANY_RULES' | 'BUSY'>[] => [
  create(activityMarkupKeys.activityRule(actor, of, rule.id), { data: rule, version: rule.version }),
  count === undefined
    ? create(activityMarkupKeys.activityRuleCount(actor, of), { count: 1 }, 'BUSY')
    : {
        kind: 'update',
        key: activityMarkupKeys.activityRuleCount(actor, of),
        add: { count: 1 },
        when: [{ field: 'count', below: MOST_ACTIVITY_RULES }],
        otherwise: 'TOO_MANY_RULES',
      },
  ...changed(actor, of, rule.id, { from: '', to: words }),
];

/** A rule in place of the one that was read. CONFLICT where it was changed since, NOT_FOUND. */
export const changeActivityRuleWrites = (
  actor: Actor,
  of: MarkupOwner,
  rule: ActivityRule,
  before: ActivityRule,
  told: Told,
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'put',
    key: activityMarkupKeys.activityRule(actor, of, rule.id),
    item: { data: rule, version: rule.version },
    when: [{ exists: true }, { field: 'version', is: before.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  ...changed(actor, of, rule.id, told),
];

/** Takes a rule away. NOT_FOUND where somebody was faster. */
export const deleteActivityRuleWrites = (
  actor: Actor,
  of: MarkupOwner,
  rule: ActivityRule,
  words: string,
): Write<'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: activityMarkupKeys.activityRule(actor, of, rule.id),
    when: [{ exists: true }],
    otherwise: 'NOT_FOUND',
  },
  {
    kind: 'update',
    key: activityMarkupKeys.activityRuleCount(actor, of),
    add: { count: -1 },
    when: [{ exists: true }],
    otherwise: 'CONFLICT',
  },
  ...changed(actor, of, rule.id, { from: words, to: '' }),
];
