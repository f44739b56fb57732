import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { fail, ok } from '#shared/errors.ts';
import { withAreasOfStays } from './with-areas-of-stays.ts';
import { findAccommodations, readAccommodation } from './accommodation-store.ts';
import { accommodations } from '../masters.ts';

export const getAccomodationHandler = handle(getAccomodation, async (actor, { id, ...wanted }) => {
  if (id) {
    const row = await readAccommodation(actor, id);
    return row
      ? ok(cursorPageOf(await withAreasOfStays(actor, [accommodations.show(row)]), { total: 1 }))
      : fail('NOT_FOUND');
  }
  const { found, cursor } = await findAccommodations(scopeOf(actor, getAccomodation), wanted);
  return ok(cursorPageOf(found, { cursor }));
});
