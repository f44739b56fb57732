import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { ok } from '#shared/errors.ts';
import { findChanges } from './find-changes.ts';
import { showChange } from './show-change.ts';

export const getChangeRequestsHandler = handle(getChangeRequests, async (actor, asked) => {
  const { found, cursor, last } = await findChanges(scopeOf(actor, getChangeRequests), asked);
  const records = found.map((change) => showChange(actor, change));
  return ok(cursorPageOf(records, { cursor, lookedBackTo: last?.createdAt }));
});
