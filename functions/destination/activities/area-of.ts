import type { Actor } from '#functions/actor.ts';
import { readArea } from '#functions/areas/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { ActivityItem } from '../catalogue-model.ts';

const NO_AREA = 'This city has no such area. Please choose another.';

/** An area of a city that is still offered, as an activity holds it; none for an empty id. VALIDATION for any other. */
export async function areaOf(
  actor: Actor,
  areaId: string,
  cityId: string,
): Promise<Outcome<Pick<ActivityItem, 'area'>, 'VALIDATION'>> {
  if (!areaId) return ok({});
  const area = await readArea(actor, areaId);
  if (!area || area.isDeactivated || area.cityId !== cityId) return fail('VALIDATION', { errors: { areaId: NO_AREA } });
  return ok({ area: { id: area.id, name: area.name } });
}
