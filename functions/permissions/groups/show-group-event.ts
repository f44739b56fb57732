import { type Names, userIdOf, whoDid } from '#functions/users/names.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import type { GroupEvent } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import type { PermissionEventItem, PermissionGroupItem } from '../model.ts';

/** Everyone that the events name. */
export const usersInGroupEvents = (events: readonly PermissionEventItem[]): string[] =>
  events.flatMap(({ by, userId }) => [userIdOf(by), userId ?? '']);

/** What was done to a group, in words, people by their names of today. */
export const showGroupEvent = (
  event: PermissionEventItem,
  names: Names,
  groups: readonly PermissionGroupItem[],
): GroupEvent => ({
  at: event.at,
  text: textOf(event, names, groups),
  by: whoDid(event.by, names),
  groupId: event.groupId,
});

function textOf(
  { what, groupName, from, to, userId }: PermissionEventItem,
  { users }: Names,
  groups: readonly PermissionGroupItem[],
): string {
  const [was, is] = [listed(from), listed(to)];
  switch (what) {
    case 'created':
      return `Created ${groupName}`;
    case 'renamed':
      return `Renamed ${from.toString()} to ${to.toString()}`;
    case 'deleted':
      return `Deleted ${groupName}`;
    case 'permissions':
      return [said(`Turned on in ${groupName}`, without(is, was)), said(`Turned off in ${groupName}`, without(was, is))]
        .filter(Boolean)
        .join('; ');
    case 'joined':
    case 'left': {
      const groupCalled = (id: string | undefined) =>
        id ? (groups.find(({ groupId }) => groupId === id)?.groupName ?? 'a deleted group') : 'no group';
      const person = users.get(userId ?? '')?.name ?? 'Someone';
      if (!was[0]) return `${person} joined the group ${groupCalled(is[0])}`;
      return `Moved ${person} from ${groupCalled(was[0])} to ${groupCalled(is[0])}`;
    }
  }
}

const listed = (side: string | readonly string[]): readonly string[] =>
  typeof side === 'string' ? [side].filter(Boolean) : side;
const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
const said = (opening: string, ids: readonly string[]): string =>
  ids.length ? `${opening}: ${ids.map(labelOf).join(', ')}` : '';
const labelOf = (id: string): string => allPermissions.find((permission) => permission.id === id)?.label ?? id;
