import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getFilteredAreas } from '#shared/areas/get-filtered-areas.ts';
import { ok } from '#shared/errors.ts';
import { byName } from './find-areas.ts';
import { readReached } from './reached.ts';
import { showArea } from './show.ts';

/** Of the end that was not named; where both are, the one that it leads to. */
export const getFilteredAreasHandler = handle(getFilteredAreas, async (actor, request) => {
  const { transfers, named } = await readReached(scopeOf(actor, getFilteredAreas), request);
  const ids = new Set(transfers.map(({ fromId, toId }) => (request.from ? toId : fromId)));
  const areas = [...ids].flatMap((id) => named.areas.get(id) ?? []);
  return ok({ areas: areas.toSorted(byName).map(showArea) });
});
