import type { UserActor } from '#functions/actors/actor.ts';
import { saveRecord } from '#functions/destination/save-record.ts';
import { readUses, type UserKind } from '#functions/destination/uses.ts';
import { handle } from '#functions/http/handle.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { fail, ok } from '#shared/errors.ts';
import { areas, areaWordWrites } from './area-writes.ts';
import { showArea } from './show.ts';
import { readArea } from './store.ts';

const NO_CITY = 'Please choose a city of the list.';
const TAKEN = 'This city has an area of this name already.';

export const addAreaHandler = handle(addArea, async (actor, { id, version, name, cityId }) => {
  // The data is loaded when first asked for.
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(cityId);
  if (!city) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
  const held = id === undefined ? undefined : await whyHeld(actor, id, cityId);
  if (held) return fail('VALIDATION', { errors: { cityId: held } });
  const saved = await saveRecord(actor, areas, showArea, {
    id,
    version,
    fields: () => ({ name, cityId, city: city.city, country: city.country }),
    writes: (next, before) => areaWordWrites(actor, next, before),
    nameField: 'name',
    taken: TAKEN,
  });
  return saved.ok ? ok({ area: showArea(saved.value) }) : saved;
});

/** Who uses an area as one of its city's own; transfers may lead anywhere. */
const cityBound: ReadonlySet<UserKind> = new Set(['activity']);
/** Users of an area that are looked through, and activities that are named. */
const [MOST_USES, NAMED] = [500, 3];

/** Why an area stays in its city: activities of it stand there. Undefined: it may go, or stays anyway. */
async function whyHeld(actor: UserActor, id: string, cityId: string): Promise<string | undefined> {
  const area = await readArea(actor, id);
  if (!area || area.cityId === cityId) return undefined;
  const activities = (await readUses(actor, id, MOST_USES)).filter(({ kind }) => cityBound.has(kind));
  if (!activities.length) return undefined;
  const named = activities.slice(0, NAMED).map(({ name }) => name);
  const more = activities.length > NAMED ? ' and others' : '';
  return `Activities of ${area.city} stand in it: ${named.join('; ')}${more}. Please add an area to the other city.`;
}
