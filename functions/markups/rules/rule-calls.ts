import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { Call, CommonFailure, RequestOf, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { getDefaultAirlineMarkup } from '#shared/markups/rules/get-default-airline-markup.ts';
import { MOST_RULES, type RuleKind } from '#shared/markups/model.ts';
import type { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { randomId } from '#shared/ids.ts';
import { dayIn, instant } from '#shared/time.ts';
import { ruleOf, wrongIn } from './rule-of.ts';
import { ruleWords } from './rule-words.ts';
import { MOST_EVENTS, showEvents } from '../show-events.ts';
import { showRule, showRules } from './show-rule.ts';
import { listMarkups, readBook, readMarkupEvents, readRuleCount } from '../store.ts';
import { whyUnusual } from './why-unusual.ts';
import { addRuleWrites, changeRuleWrites, deleteRuleWrites, rowKind } from '../writes.ts';

type Listed = ResponseOf<typeof getDefaultAirlineMarkup>;
type Saved = ResponseOf<typeof saveDefaultAirlineMarkup>;

const nowOf = (actor: UserActor) => ({
  currency: actor.head.currency,
  today: dayIn(actor.head.zone, clock.now()),
});

/** Rules of one kind with what was done to rules of any; what the three lists answer. */
export async function listRules(actor: UserActor, call: Call, kind: RuleKind): Promise<Outcome<Listed, never>> {
  const scope = scopeOf(actor, call);
  const [{ book }, events] = await Promise.all([listMarkups(scope), readMarkupEvents(scope, 'RULE', MOST_EVENTS)]);
  return ok({
    rules: showRules(book, kind, nowOf(actor)),
    events: await showEvents(actor, events),
  });
}

/**
 * Makes or changes a rule of a kind. VALIDATION for what no rule of the kind can be; NOT_FOUND, CONFLICT for one that is
 * gone or was changed since it was read; TOO_MANY_RULES; RULE_UNUSUAL where it is to be looked at once more.
 */
export const saveRule = (
  actor: UserActor,
  call: Call,
  kind: RuleKind,
  request: RequestOf<typeof saveDefaultAirlineMarkup>,
): Promise<Outcome<Saved, SaveFailure>> => whileBusy(() => trySave(actor, call, kind, request));

type SaveFailure = 'RULE_UNUSUAL' | 'TOO_MANY_RULES' | CommonFailure;

async function trySave(
  actor: UserActor,
  call: Call,
  kind: RuleKind,
  request: RequestOf<typeof saveDefaultAirlineMarkup>,
): Promise<Outcome<Saved, SaveFailure>> {
  const scope = scopeOf(actor, call);
  const { book } = await readBook(scope);
  const before = request.markupId === undefined ? undefined : book[kind].find(({ id }) => id === request.markupId);
  if (request.markupId !== undefined && !before) return fail('NOT_FOUND');
  const errors = await wrongIn(actor, book, kind, request);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  if (before && (before.version ?? 0) !== request.version) return fail('CONFLICT');
  const counted = before ? undefined : await readRuleCount(actor, rowKind[kind], book[kind].length);
  if (counted && counted.count >= MOST_RULES) return fail('TOO_MANY_RULES');
  const rule = {
    ...ruleOf(request),
    id: before?.id ?? randomId(100),
    // Changing a rule does not make it newer than others: only a new one goes before those of its scope.
    createdAt: before ? before.createdAt : instant(clock.now()),
    version: (before?.version ?? 0) + 1,
  };
  const unusual = request.isConfirmed ? undefined : await whyUnusual(scope, book, kind, rule);
  if (unusual) return fail('RULE_UNUSUAL', { message: unusual });
  const names = { groups: book.groups, currency: actor.head.currency };
  const to = ruleWords(kind, rule, names);
  const writes = counted
    ? addRuleWrites(actor, kind, rule, counted, to)
    : changeRuleWrites(actor, kind, rule, before!, { from: ruleWords(kind, before!, names), to });
  const done = await commit(actor, writes);
  if (!done.ok) return done;
  const others = book[kind].filter(({ id }) => id !== rule.id);
  return ok({ rule: showRule({ ...book, [kind]: [...others, rule] }, kind, rule, nowOf(actor)) });
}

/** Takes a rule of a kind away. NOT_FOUND. */
export const removeRule = (
  actor: UserActor,
  call: Call,
  kind: RuleKind,
  markupId: string,
): Promise<Outcome<Record<string, never>, CommonFailure>> =>
  whileBusy(async (): Promise<Outcome<Record<string, never>, CommonFailure>> => {
    const { book } = await readBook(scopeOf(actor, call));
    const rule = book[kind].find(({ id }) => id === markupId);
    if (!rule) return fail('NOT_FOUND');
    const words = ruleWords(kind, rule, { groups: book.groups, currency: actor.head.currency });
    const counted = await readRuleCount(actor, rowKind[kind], book[kind].length);
    const done = await commit(actor, deleteRuleWrites(actor, kind, rule, counted, words));
    return done.ok ? ok({}) : done;
  });
