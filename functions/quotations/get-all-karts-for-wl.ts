import { handle } from '#functions/http/handle.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { findKarts } from './find-karts.ts';

export const getAllKartsForWlHandler = handle(getAllKartsForWl, async (actor, filter) => {
  const { found, cursor, last } = await findKarts(scopeOf(actor, getAllKartsForWl), filter);
  return ok(cursorPageOf(found, { cursor, lookedBackTo: last?.createdAt }));
});
