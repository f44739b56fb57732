import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { fail, ok } from '#shared/errors.ts';
import { findChanges } from './find-changes.ts';
import { showChange } from './show-change.ts';

export const getChangeRequestsHandler = handle(getChangeRequests, async (actor, asked) => {
  const scope = scopeOf(actor, getChangeRequests);
  if (asked.consumerSiteId !== undefined && scope.owner !== undefined)
    return fail('FORBIDDEN', { message: 'You are not allowed to view another person’s requests.' });
  const { found, cursor, last } = await findChanges(scope, asked);
  const records = found.map((change) => showChange(actor, change));
  return ok(cursorPageOf(records, { cursor, lookedBackTo: last?.createdAt }));
});
