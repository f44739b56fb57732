import type { UserActor } from '#functions/actor.ts';
import { areaOf } from '#functions/destination/activities/area-of.ts';
import { handle } from '#functions/http/handle.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { accommodations } from '../masters.ts';
import { saveRecord } from '#functions/records/save-record.ts';
import { areaCalled } from './area-called-store.ts';

const NO_CITY = 'Please choose a city from the list.';

type Request = RequestOf<typeof createNewAccomodation>;

export const createNewAccomodationHandler = handle(createNewAccomodation, async (actor, request) => {
  const { id, version, ...fields } = request;
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(fields.cityId)?.city;
  if (city === undefined) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
  const area = await areaOfStay(actor, request);
  if (!area.ok) return area;
  const saved = await saveRecord(actor, accommodations, {
    id,
    version,
    fields: { ...fields, ...area.value, city },
  });
  return saved.ok ? ok({ accommodation: saved.value }) : saved;
});

/** The area that it is to be in: one that is chosen, or what is typed. VALIDATION where the city has no such area. */
async function areaOfStay(
  actor: UserActor,
  { id, area, areaId, cityId }: Request,
): Promise<Outcome<{ area: string; areaId: string }, 'VALIDATION'>> {
  if (!areaId) return ok({ area, areaId: await areaCalled(actor, { area, cityId }) });
  const before = id === undefined ? undefined : await accommodations.read(actor, id);
  // An area that is offered no longer stays with what is in it.
  if (before?.areaId === areaId && before.cityId === cityId) return ok({ area: before.area, areaId });
  const chosen = await areaOf(actor, areaId, cityId);
  return chosen.ok ? ok({ area: chosen.value.area?.name ?? '', areaId }) : chosen;
}
