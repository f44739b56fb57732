import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { permissionKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { randomId, sortableId } from '#shared/ids.ts';
import { type GroupChanges, permissionsIn } from '#shared/permissions/held.ts';
import { instant } from '#shared/time.ts';
import type { PermissionEventItem, PermissionGroupItem } from '../model.ts';

/** A new group, which grants what is allowed by default. GROUP_NAME_TAKEN. */
export function createGroupWrites(
  actor: Actor,
  groupName: string,
  changes: GroupChanges = {},
): { group: PermissionGroupItem; writes: Write<'GROUP_NAME_TAKEN'>[] } {
  const group = groupItem({ groupId: randomId(100), groupName, changes });
  const writes = [...newGroupWrites(actor, group), ...said(actor, group, { what: 'created', from: '', to: groupName })];
  return { group, writes };
}

type NewGroup = Pick<PermissionGroupItem, 'groupId' | 'groupName' | 'changes'> & Partial<PermissionGroupItem>;

const groupItem = (fields: NewGroup): PermissionGroupItem => {
  const now = instant(clock.now());
  return { members: 0, version: 1, createdAt: now, updatedAt: now, ...fields };
};

/** A group's rows alone, for a site that is only being made: nobody has read its groups yet. GROUP_NAME_TAKEN. */
export const newGroupWrites = (actor: Actor, fields: NewGroup): Write<'GROUP_NAME_TAKEN'>[] => [
  claimName(actor, fields.groupId, fields.groupName),
  create(permissionKeys.permissionGroup(actor, fields.groupId), { ...groupItem(fields) }),
];

/** Another name for a group as it was read. GROUP_NAME_TAKEN; CONFLICT where it was changed since; NOT_FOUND. */
export function renameGroupWrites(
  actor: Actor,
  group: PermissionGroupItem,
  groupName: string,
): Write<'GROUP_NAME_TAKEN' | 'NOT_FOUND'>[] {
  const [had, has] = [group.groupName, groupName].map((name) => permissionKeys.permissionGroupName(actor, name)) as [
    ReturnType<typeof permissionKeys.permissionGroupName>,
    ReturnType<typeof permissionKeys.permissionGroupName>,
  ];
  return [
    changeGroup(actor, group, { groupName }),
    ...(had.sk === has.sk
      ? []
      : [claimName(actor, group.groupId, groupName), { kind: 'delete', key: had } satisfies Write<never>]),
    ...said(actor, group, { what: 'renamed', from: group.groupName, to: groupName }),
  ];
}

/** What a group as it was read is to grant. CONFLICT where it was changed since; NOT_FOUND. */
export function grantWrites(actor: Actor, group: PermissionGroupItem, changes: GroupChanges): Write<'NOT_FOUND'>[] {
  const next = { ...group.changes, ...changes };
  const held = (by: GroupChanges) => [...permissionsIn(by)].filter((id) => id in changes);
  return [
    changeGroup(actor, group, { changes: next }),
    ...said(actor, group, { what: 'permissions', from: held(group.changes), to: held(next) }),
  ];
}

/** Takes a group away that nobody is in, with its name. GROUP_HAS_MEMBERS; NOT_FOUND; CONFLICT where it was changed. */
export const deleteGroupWrites = (
  actor: Actor,
  group: PermissionGroupItem,
): Write<'GROUP_HAS_MEMBERS' | 'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: permissionKeys.permissionGroup(actor, group.groupId),
    when: [{ exists: true }, { field: 'members', is: 0 }, { field: 'version', is: group.version }],
    otherwise: (old) => (!old ? 'NOT_FOUND' : old.members === 0 ? 'CONFLICT' : 'GROUP_HAS_MEMBERS'),
  },
  { kind: 'delete', key: permissionKeys.permissionGroupName(actor, group.groupName) },
  ...said(actor, group, { what: 'deleted', from: group.groupName, to: '' }),
];

/**
 * Moves a member of staff from one group to another, either of which may be none; both are counted anew in the commit.
 * NOT_FOUND where the group to join is gone, or the user; CONFLICT where the user was changed since.
 */
export function moveMemberWrites(
  actor: Actor,
  user: UserItem,
  from: PermissionGroupItem | undefined,
  to: PermissionGroupItem | undefined,
): Write<'NOT_FOUND'>[] {
  const name = (group: PermissionGroupItem | undefined) => group?.groupName ?? 'no group';
  const [was, is] = [from?.groupId ?? '', to?.groupId ?? ''];
  const what = to ? 'joined' : 'left';
  return [
    ...(to ? [countMember(actor, to, 1)] : []),
    ...(from ? [countMember(actor, from, -1)] : []),
    ...changeUserWrites(actor, user, { permissionGroupId: to?.groupId }, `moved from ${name(from)} to ${name(to)}`),
    ...said(actor, to ?? from ?? { groupId: user.permissionGroupId ?? '', groupName: '' }, {
      what,
      from: was,
      to: is,
      userId: user.userId,
    }),
  ];
}

/** Counts somebody into a group who is only being made. NOT_FOUND where it is gone. */
export const joinGroupWrites = (actor: Actor, group: PermissionGroupItem, userId: string): Write<'NOT_FOUND'>[] => [
  countMember(actor, group, 1),
  ...said(actor, group, { what: 'joined', from: '', to: group.groupId, userId }),
];

const countMember = (actor: Actor, { groupId }: PermissionGroupItem, by: 1 | -1): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: permissionKeys.permissionGroup(actor, groupId),
  add: { members: by },
  when: [{ exists: true }],
  otherwise: by === 1 ? 'NOT_FOUND' : 'CONFLICT',
});

const claimName = (actor: Actor, groupId: string, groupName: string): Write<'GROUP_NAME_TAKEN'> =>
  create(permissionKeys.permissionGroupName(actor, groupName), { groupId }, 'GROUP_NAME_TAKEN');

const changeGroup = (
  actor: Actor,
  { groupId, version }: PermissionGroupItem,
  changes: Partial<Pick<PermissionGroupItem, 'groupName' | 'changes'>>,
): Write<'NOT_FOUND'> => ({
  kind: 'update',
  key: permissionKeys.permissionGroup(actor, groupId),
  set: { ...changes, version: version + 1, updatedAt: instant(clock.now()) },
  when: [{ exists: true }, { field: 'version', is: version }],
  otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
});

/** With every change of groups: everybody's next call reads them anew, and it is kept who did what. */
function said(
  actor: Actor,
  { groupId, groupName }: Pick<PermissionGroupItem, 'groupId' | 'groupName'>,
  event: Pick<PermissionEventItem, 'what' | 'from' | 'to' | 'userId'>,
): Write<never>[] {
  const now = clock.now();
  const told: PermissionEventItem = { ...event, groupId, groupName, by: actorName(actor), at: instant(now) };
  return [
    bumpRevision(actor, 'permissions'),
    create(permissionKeys.permissionEvent(actor, sortableId(now)), { ...told, card: packedEvent(told) }),
  ];
}

/** One text, because a list reads fifty of them; beside it the fields, which the release before reads. */
export const packedEvent = ({ what, groupId, groupName, by, at, from, to, userId }: PermissionEventItem): string =>
  JSON.stringify({ what, groupId, groupName, by, at, from, to, userId } satisfies PermissionEventItem);
