import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import type { MarkupEventItem } from './model.ts';
import { MOST_EVENTS, showEvents } from './show-events.ts';
import { inOrder, showGroup } from './show-group.ts';
import { readBook, readMarkupEvents } from './store.ts';

const ofGroups: ReadonlySet<MarkupEventItem['what']> = new Set(['group', 'default', 'mapping']);

export const getLeGroupsForWlHandler = handle(getLeGroupsForWl, async (actor) => {
  const [{ book }, events] = await Promise.all([
    readBook(scopeOf(actor, getLeGroupsForWl)),
    readMarkupEvents(scopeOf(actor, getLeGroupsForWl), MOST_EVENTS, ({ what }) => ofGroups.has(what)),
  ]);
  return ok({
    groups: inOrder(book.groups).map((group) => showGroup(book, group)),
    events: await showEvents(actor, events),
  });
});
