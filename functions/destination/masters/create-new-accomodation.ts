import { handle } from '#functions/http/handle.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { fail, ok } from '#shared/errors.ts';
import { accommodations } from '../masters.ts';
import { saveRecord } from '#functions/records/save-record.ts';

const NO_CITY = 'Please choose a city of the list.';

export const createNewAccomodationHandler = handle(createNewAccomodation, async (actor, request) => {
  const { id, version, ...fields } = request;
  const { cityById } = await import('#functions/reference/cities.ts');
  const city = cityById(fields.cityId)?.city;
  if (city === undefined) return fail('VALIDATION', { errors: { cityId: NO_CITY } });
  const saved = await saveRecord(actor, accommodations, {
    id,
    version,
    fields: { ...fields, city },
  });
  return saved.ok ? ok({ accommodation: saved.value }) : saved;
});
