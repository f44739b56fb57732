import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { ok } from '#shared/errors.ts';
import { findAreas } from './find-areas.ts';
import { showArea } from './show.ts';

export const searchAreasHandler = handle(searchAreas, async (actor, filter) => {
  const { areas, ...came } = await findAreas(scopeOf(actor, searchAreas), filter);
  return ok(cursorPageOf(areas.map(showArea), came));
});
