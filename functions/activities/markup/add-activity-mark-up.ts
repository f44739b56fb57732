import { isDeepStrictEqual } from 'node:util';
import { legalEntityOf, type UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { readActivity } from '#functions/destination/activities/activity-store.ts';
import { handle } from '#functions/http/handle.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { addActivityMarkUp } from '#shared/activities/markup/add-activity-mark-up.ts';
import { type ActivityRule, MOST_ACTIVITY_RULES } from '#shared/activities/markup/model.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import { conflict, fail, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import { RETAIL } from '#shared/markups/model.ts';
import { dayIn, instant } from '#shared/time.ts';
import { soldCities } from '../sold-cities-store.ts';
import { activityRuleWords, readRuleNames } from './rule-words.ts';
import { showActivityRule } from './show-rule.ts';
import { ownerOfRules, readActivityRuleCount, readActivityRules } from './store.ts';
import { addActivityRuleWrites, changeActivityRuleWrites } from './writes.ts';

type Request = RequestOf<typeof addActivityMarkUp>;
type Answer = AnswerOf<typeof addActivityMarkUp>;

/** What an agency adds is told in its company's history; somebody's who has none would be nobody's. */
const NO_COMPANY = 'Your account belongs to no company yet. Ask us to add it to one.';

export const addActivityMarkUpHandler = handle(addActivityMarkUp, (actor, request) =>
  untilItStands(() => saveOnce(actor, request)),
);

async function saveOnce(actor: UserActor, request: Request): Promise<Answer> {
  const of = ownerOfRules(actor);
  if (of !== 'SITE' && legalEntityOf(of) === undefined) return fail('FORBIDDEN', { message: NO_COMPANY });
  const rules = await readActivityRules(actor, of);
  const before = rules.find(({ id }) => id === request.id);
  if (request.id !== undefined && !before) return fail('NOT_FOUND');
  const today = dayIn(actor.head.zone, clock.now());
  const show = async (rule: ActivityRule) => {
    const all = [...rules.filter(({ id }) => id !== rule.id), rule];
    return showActivityRule(rule, all, await readRuleNames(actor, [rule, ...all], of !== 'SITE'), today);
  };
  const rule = ruleOf(request, before);
  // Also what was sent again because its answer was lost.
  if (before && isSame(before, rule)) return ok({ rule: await show(before) });
  if (before && request.version !== undefined && request.version !== before.version)
    return conflict({ rule: await show(before) });
  const errors = await wrongIn(actor, rule, before);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  const names = await readRuleNames(actor, before ? [rule, before] : [rule], of !== 'SITE');
  const wordsOf = (one: ActivityRule) => `${activityRuleWords(one, names)}${one.isOn ? '' : ', switched off'}`;
  const count = before ? undefined : await readActivityRuleCount(actor, of);
  if ((count ?? 0) >= MOST_ACTIVITY_RULES) return fail('TOO_MANY_RULES');
  const done = await commit(
    actor,
    before
      ? changeActivityRuleWrites(actor, of, rule, before, { from: wordsOf(before), to: wordsOf(rule) })
      : addActivityRuleWrites(actor, of, rule, count, wordsOf(rule)),
  );
  return done.ok ? ok({ rule: await show(rule) }) : done;
}

/** The rule that a request describes. What is for an activity is where that is. */
function ruleOf(request: Request, before: ActivityRule | undefined): ActivityRule {
  const { kind, activityId, groupId, validFrom, validTo, isOn } = request;
  return {
    id: before?.id ?? randomId(100),
    ...{ kind, activityId, groupId, validFrom, validTo, isOn },
    cityId: activityId ? '' : request.cityId,
    value: kind === 'percentOfBase' ? toBasisPoints(request.percent ?? 0) : (request.amount ?? 0),
    // Changing a rule does not make it newer than others: only a new one goes before those of its scope.
    createdAt: before?.createdAt ?? instant(clock.now()),
    version: (before?.version ?? 0) + 1,
  };
}

const isSame = (one: ActivityRule, other: ActivityRule): boolean =>
  isDeepStrictEqual({ ...one, version: 0 }, { ...other, version: 0 });

/** What the site does not have, or an agency does not set; field → sentence. What a rule names already it keeps. */
async function wrongIn(actor: UserActor, rule: ActivityRule, before: ActivityRule | undefined): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const { groupId, activityId, cityId } = rule;
  if (groupId && actor.userType !== 'staff') errors.groupId = 'An agency’s own markup is for all of its customers.';
  else if (groupId && groupId !== RETAIL && groupId !== before?.groupId)
    if (!(await readMarkups(actor)).groups.some(({ id }) => id === groupId))
      errors.groupId = 'This group does not exist. Please choose another.';
  if (activityId && activityId !== before?.activityId) {
    const activity = await readActivity(actor, activityId);
    if (!activity || activity.isDeactivated) errors.activityId = 'This activity is not sold. Please choose another.';
  }
  if (cityId && cityId !== before?.cityId && !(await soldCities(actor)).some(({ id }) => id === cityId))
    errors.cityId = 'There are no activities in this city.';
  return errors;
}
