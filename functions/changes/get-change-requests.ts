import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { ok } from '#shared/errors.ts';
import { showChange } from './show-change.ts';
import { changesIn } from './store.ts';

export const getChangeRequestsHandler = handle(getChangeRequests, async (actor, { waiting, cursor }) => {
  const scope = scopeOf(actor, getChangeRequests);
  const page = await changesIn(scope, waiting, { cursor: cursor || undefined, limit: PAGE });
  const records = page.cards.map((change) => showChange(actor, change));
  return ok(cursorPageOf(records, { cursor: page.cursor, lookedBackTo: records.at(-1)?.createdAt }));
});
