import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import type { AnswerOf, CommonFailure, RequestOf } from '#shared/contract.ts';
import { USUAL_PRIORITY } from '#shared/destination/rates/priority.ts';
import { saveActivity } from '#shared/destination/activities/save-activity.ts';
import { conflict, fail, type Failure, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import type { City } from '#shared/reference/model.ts';
import { instant } from '#shared/time.ts';
import { picturesOf } from './activity-pictures.ts';
import { readActivity } from './activity-store.ts';
import { changeActivityWrites, createActivityWrites, isSameActivity } from './activity-writes.ts';
import { areaOf } from './area-of.ts';
import type { ActivityItem } from '../catalogue-model.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { showActivity } from './show-activity.ts';
import { hasRates, readRatesMade, readTourOptionsOfActivity } from './tour-option-store.ts';

type Request = RequestOf<typeof saveActivity>;
type Answer = AnswerOf<typeof saveActivity>;

const NO_CITY = 'City not found. Please choose one from the list.';
const HAS_RATES = 'Its options have rates for this city. Please create a new activity in the other city.';

export const saveActivityHandler = handle(saveActivity, async (actor, request) => {
  // Cities are loaded with the first that asks.
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(request.cityId);
  if (!city) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
  const { id } = request;
  return untilItStands(() => (id === undefined ? make(actor, request, city) : change(actor, { ...request, id }, city)));
});

async function make(actor: UserActor, request: Request, city: City): Promise<Answer> {
  const [area, pictures] = await Promise.all([
    areaOf(actor, request.areaId ?? '', city.id),
    picturesOf(actor, [], request.pictures ?? []),
  ]);
  if (!area.ok) return area;
  if (!pictures.ok) return pictures;
  const item: ActivityItem = {
    id: randomId(100),
    name: request.name,
    description: request.description ?? '',
    cityId: city.id,
    city: city.city,
    priority: request.priority ?? USUAL_PRIORITY,
    ...area.value,
    pictures: pictures.value.pictures,
    optionCount: 0,
    isDeactivated: false,
    version: 1,
    createdAt: instant(clock.now()),
  };
  const done = await commit(actor, createActivityWrites(actor, item, city, pictures.value.writes));
  return done.ok ? ok({ activity: showActivity(item) }) : refused(done, item);
}

async function change(actor: UserActor, request: Request & { id: string }, city: City): Promise<Answer> {
  const before = await readActivity(actor, request.id);
  if (!before) return fail('NOT_FOUND');
  const isMoved = before.cityId !== city.id;
  // Areas are a city's own.
  const areaId = request.areaId ?? (isMoved ? '' : (before.area?.id ?? ''));
  const [area, pictures] = await Promise.all([
    areaId && areaId === before.area?.id && !isMoved ? ok({ area: before.area }) : areaOf(actor, areaId, city.id),
    request.pictures ? picturesOf(actor, before.pictures, request.pictures) : undefined,
  ]);
  const { area: _, ...others } = before;
  const next: ActivityItem = {
    ...others,
    name: request.name,
    description: request.description ?? before.description,
    cityId: city.id,
    city: city.city,
    priority: request.priority ?? before.priority,
    ...(area.ok && area.value),
    ...(pictures?.ok && { pictures: pictures.value.pictures }),
  };
  // Also what was sent again because its answer was lost.
  if (area.ok && pictures?.ok !== false && isSameActivity(before, next)) return ok({ activity: showActivity(before) });
  if (request.version !== undefined && request.version !== before.version)
    return conflict({ record: showActivity(before) });
  if (!area.ok) return area;
  if (pictures && !pictures.ok) return pictures;
  const isHeldByOptions = isMoved || before.name !== next.name;
  const options = isHeldByOptions ? await readTourOptionsOfActivity(actor, before.id) : [];
  // In this order: a rate that is made after they were counted makes the commit fail.
  const ratesMade = isMoved ? await readRatesMade(actor, options) : undefined;
  if (isMoved && (await hasRates(actor, before.cityId, options)))
    return fail('VALIDATION', { errors: { cityId: HAS_RATES } });
  const later = { ...next, version: before.version + 1 };
  const writes = changeActivityWrites(actor, before, later, {
    options,
    ...(ratesMade && { move: { city, ratesMade } }),
    pictures: pictures?.value.writes ?? [],
  });
  const done = await commit(actor, writes);
  return done.ok ? ok({ activity: showActivity(later) }) : refused(done, later);
}

const refused = (failure: Failure<CommonFailure | 'RECORD_NAME_TAKEN'>, { city }: ActivityItem): Answer => {
  const taken = `${city} already has an activity with this name.`;
  return failure.code === 'RECORD_NAME_TAKEN'
    ? fail('RECORD_NAME_TAKEN', { message: taken, errors: { name: taken } })
    : failure;
};
