import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import { MOST_EVENTS, showEvents } from './show-events.ts';
import { inOrder, showGroup } from './show-group.ts';
import { readBook, readMarkupEvents } from './store.ts';

export const getLeGroupsForWlHandler = handle(getLeGroupsForWl, async (actor) => {
  const [{ book }, events] = await Promise.all([readBook(actor), readMarkupEvents(actor, 4 * MOST_EVENTS)]);
  const ofGroups = events.filter(({ what }) => what === 'group' || what === 'default' || what === 'mapping');
  return ok({
    groups: inOrder(book.groups).map((group) => showGroup(book, group)),
    events: await showEvents(actor, ofGroups),
  });
});
