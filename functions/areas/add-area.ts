import type { UserActor } from '#functions/actor.ts';
import { isCount } from '#functions/destination/is-count.ts';
import { saveRecord } from '#functions/records/save-record.ts';
import { readUses } from '#functions/records/uses-store.ts';
import { handle } from '#functions/http/handle.ts';
import type { Test } from '#functions/table/write.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { areas, areaWordWrites } from './area-writes.ts';
import type { AreaItem } from './model.ts';
import { readTimesTaken } from './store.ts';

const NO_CITY = 'Please choose a city from the list.';

export const addAreaHandler = handle(addArea, async (actor, { id, version, name, cityId }) => {
  // The data is loaded when first asked for.
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(cityId);
  if (!city) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
  const saved = await saveRecord(actor, areas, {
    id,
    version,
    fields: { name, cityId, city: city.city, country: city.country },
    holds: (before) => mayMove(actor, before, cityId),
    writes: (next, before) => areaWordWrites(actor, next, before),
  });
  return saved.ok ? ok({ area: saved.value }) : saved;
});

/** Who uses an area as one of its city's own; transfers may lead anywhere. */
const cityBound: ReadonlySet<string> = new Set(['activity']);
/** Users of an area that are looked through, and activities that are named. */
const [MOST_USES, NAMED] = [500, 3];

/** An area stays in its city while activities of that stand in it: also one that begins to before it is written. */
async function mayMove(actor: UserActor, area: AreaItem, cityId: string): Promise<Outcome<Test[], 'VALIDATION'>> {
  if (area.cityId === cityId) return ok([]);
  // In this order: an activity that takes it after they were counted makes the commit fail.
  const timesTaken = await readTimesTaken(actor, area.id);
  const activities = (await readUses(actor, area.id, MOST_USES)).filter(({ kind }) => cityBound.has(kind));
  if (!activities.length) return ok([isCount('timesTaken', timesTaken)]);
  const named = activities.slice(0, NAMED).map(({ name }) => name);
  const more = activities.length > NAMED ? ' and others' : '';
  const text = `It contains activities in ${area.city}: ${named.join('; ')}${more}. Please add an area to the other city.`;
  return fail('VALIDATION', { errors: { cityId: text } });
}
