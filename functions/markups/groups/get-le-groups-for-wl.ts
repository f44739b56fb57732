import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getLeGroupsForWl } from '#shared/markups/groups/get-le-groups-for-wl.ts';
import { MOST_EVENTS, showEvents } from '../show-events.ts';
import { inOrder, showGroup } from './show-group.ts';
import { listMarkups, readMarkupEvents } from '../store.ts';

export const getLeGroupsForWlHandler = handle(getLeGroupsForWl, async (actor) => {
  const scope = scopeOf(actor, getLeGroupsForWl);
  const [{ book }, events] = await Promise.all([listMarkups(scope), readMarkupEvents(scope, 'GRP', MOST_EVENTS)]);
  return ok({
    groups: inOrder(book.groups).map((group) => showGroup(book, group)),
    events: await showEvents(actor, events),
  });
});
