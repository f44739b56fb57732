import { saveRecord } from '#functions/destination/save-record.ts';
import { handle } from '#functions/http/handle.ts';
import { addArea } from '#shared/areas/add-area.ts';
import { fail, ok } from '#shared/errors.ts';
import { areas, areaWordWrites } from './area-writes.ts';
import { showArea } from './show.ts';

const NO_CITY = 'Please choose a city of the list.';
const TAKEN = 'This city has an area of this name already.';

export const addAreaHandler = handle(addArea, async (actor, { id, version, name, cityId }) => {
  // The data is loaded when first asked for.
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(cityId);
  if (!city) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
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
