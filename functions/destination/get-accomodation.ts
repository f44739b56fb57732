import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getAccomodation } from '#shared/destination/get-accomodation.ts';
import { fail, ok } from '#shared/errors.ts';
import { findAccommodations, readAccommodation, showAccommodation } from './accommodation-store.ts';

const page = { cursor: null, lookedBackTo: null, total: null };

export const getAccomodationHandler = handle(getAccomodation, async (actor, { id, ...wanted }) => {
  if (id) {
    const row = await readAccommodation(actor, id);
    return row ? ok({ ...page, records: [showAccommodation(row)], total: 1 }) : fail('NOT_FOUND');
  }
  const { found, cursor } = await findAccommodations(scopeOf(actor, getAccomodation), wanted);
  return ok({ ...page, records: found, cursor });
});
