import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, RequestOf } from '#shared/contract.ts';
import { saveTourOptions, type SentOption } from '#shared/destination/activities/save-tour-options.ts';
import { MOST_OPTIONS } from '#shared/destination/activities/tour-option-shown.ts';
import { conflict, fail, type Failure, type FieldErrors, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { readActivity } from './activity-store.ts';
import type { ActivityItem, TourOptionItem } from '../catalogue-model.ts';
import { folded } from '#functions/records/natural-key.ts';
import { optionOf } from './option-of.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { showTourOption } from './tour-option-card.ts';
import { readTourOptionsOfActivity } from './tour-option-store.ts';
import { type ChangedOption, isSameOption, saveOptionWrites } from './tour-option-writes.ts';

type Request = RequestOf<typeof saveTourOptions>;
type Answer = AnswerOf<typeof saveTourOptions>;

const TAKEN = 'This activity already has an option with this name.';
const TWICE = 'Two of these have the same name.';
const OVER = 'This activity is no longer sold. Reactivate it before adding options.';

export const saveTourOptionsHandler = handle(saveTourOptions, async (actor, request) =>
  untilItStands(() => saveOnce(actor, request)),
);

async function saveOnce(actor: UserActor, { activityId, tourOptions: sent }: Request): Promise<Answer> {
  const [activity, siblings] = await Promise.all([
    readActivity(actor, activityId),
    readTourOptionsOfActivity(actor, activityId),
  ]);
  const known = new Map(siblings.map((option) => [option.id, option]));
  if (!activity || sent.some(({ id }) => id !== undefined && !known.has(id))) return fail('NOT_FOUND');
  const all = sent.map((one) => changeOf(activity, one, known));
  // Also those that were sent again because their answer was lost.
  const changed = all.filter(({ before, next }) => !before || !isSameOption(before, next));
  const seen = new Map(
    sent.flatMap(({ id, version }) => (id !== undefined && version !== undefined ? [[id, version]] : [])),
  );
  if (changed.some(({ before }) => before && seen.has(before.id) && seen.get(before.id) !== before.version))
    return conflict({ records: all.flatMap(({ before }) => (before ? [showTourOption(before)] : [])) });
  const wrong = wrongIn(activity, siblings, all);
  if (wrong) return wrong;
  if (changed.length) {
    const done = await commit(actor, saveOptionWrites(actor, activity, changed));
    // Somebody has taken the name since: the next round sees whose it is.
    if (!done.ok) return done.code === 'RECORD_NAME_TAKEN' ? fail('CONFLICT') : done;
  }
  return ok({ tourOptions: all.map(({ next }) => showTourOption(next)) });
}

function changeOf(activity: ActivityItem, sent: SentOption, known: ReadonlyMap<string, TourOptionItem>): ChangedOption {
  const before = sent.id === undefined ? undefined : known.get(sent.id);
  if (!before) {
    const made = { id: randomId(100), isDeactivated: false, version: 1, createdAt: instant(clock.now()) };
    return { before, next: optionOf(activity, sent, made) };
  }
  const next = optionOf(activity, sent, before);
  return { before, next: isSameOption(before, next) ? next : { ...next, version: before.version + 1 } };
}

/** What of the options cannot be beside each other and those that the activity has. */
function wrongIn(
  activity: ActivityItem,
  siblings: readonly TourOptionItem[],
  all: readonly ChangedOption[],
): Failure<'VALIDATION' | 'RECORD_NAME_TAKEN'> | undefined {
  const made = all.filter(({ before }) => !before).length;
  if (made && activity.isDeactivated) return fail('VALIDATION', { errors: { activityId: OVER }, message: OVER });
  if (siblings.length + made > MOST_OPTIONS) {
    const text = `An activity can have at most ${MOST_OPTIONS} tour options.`;
    return fail('VALIDATION', { errors: { tourOptions: text }, message: text });
  }
  const touched = new Set(all.map(({ next }) => next.id));
  const others = new Set(siblings.filter(({ id }) => !touched.has(id)).map(({ name }) => folded(name)));
  const [twice, taken]: [FieldErrors, FieldErrors] = [{}, {}];
  const [ids, names] = [new Set<string>(), new Set<string>()];
  for (const [at, { next }] of all.entries()) {
    const name = folded(next.name);
    if (ids.has(next.id) || names.has(name)) twice[`tourOptions.${at}.name`] = TWICE;
    else if (others.has(name)) taken[`tourOptions.${at}.name`] = TAKEN;
    ids.add(next.id);
    names.add(name);
  }
  if (Object.keys(twice).length) return fail('VALIDATION', { errors: twice });
  return Object.keys(taken).length ? fail('RECORD_NAME_TAKEN', { message: TAKEN, errors: taken }) : undefined;
}
