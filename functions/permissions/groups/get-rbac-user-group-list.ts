import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { namesOf } from '#functions/users/names.ts';
import { ok } from '#shared/errors.ts';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { showGroup } from './show-group.ts';
import { showGroupEvent, usersInGroupEvents } from './show-group-event.ts';
import { listPermissionGroups, readPermissionEvents } from '../store.ts';

const MOST_EVENTS = 50;

export const getRbacUserGroupListHandler = handle(getRbacUserGroupList, async (actor) => {
  const scope = scopeOf(actor, getRbacUserGroupList);
  const [groups, events] = await Promise.all([listPermissionGroups(scope), readPermissionEvents(scope, MOST_EVENTS)]);
  const names = await namesOf(actor, usersInGroupEvents(events));
  return ok({
    groups: groups.map(showGroup),
    events: events.map((event) => showGroupEvent(event, names, groups)),
  });
});
