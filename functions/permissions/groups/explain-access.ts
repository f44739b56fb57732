import { permissionsOf } from '#functions/actors/permissions-of.ts';
import { handle } from '#functions/http/handle.ts';
import type { UserItem } from '#functions/users/model.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { catalogue, type Permission } from '#shared/permissions/catalogue.ts';
import { type AccessExplained, explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { holds } from '#shared/permissions/holds.ts';
import { groupOf } from '../store.ts';
import type { PermissionGroupItem } from '../model.ts';

type Because = AccessExplained['because'];

export const explainAccessHandler = handle(explainAccess, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const [permissions, group] = await Promise.all([permissionsOf(actor.head, user), groupOf(actor, user)]);
  const { userType, isSuperAdmin, isBlocked } = user;
  const because = reasonOf(user);
  const asked = userType === 'staff' ? catalogue : [];
  return ok({
    user: { id: userId, name: `${user.firstName} ${user.lastName}`.trim(), userType, isBlocked },
    because,
    userGroup: group ? { id: group.groupId, groupName: group.groupName } : null,
    permissions: asked.flatMap(({ moduleName, userPermissionGroups }) =>
      userPermissionGroups.flatMap(({ rbacPermissions }) =>
        rbacPermissions.map(({ id, label }) => ({
          id,
          label,
          moduleName,
          isAllowed: holds({ userType, isSuperAdmin, permissions }, id),
          because: because === 'group' ? saidBy(group, id) : because,
        })),
      ),
    ),
  });
});

/** The first of these that decides about somebody. */
function reasonOf({ userType, isSuperAdmin, permissionGroupId }: UserItem): Because {
  if (userType !== 'staff') return 'userType';
  if (isSuperAdmin) return 'superAdmin';
  return permissionGroupId ? 'group' : 'default';
}

/** What a group was never told stays as by default; of a group that is gone nothing is held. */
const saidBy = (group: PermissionGroupItem | undefined, id: Permission): Because =>
  !group || id in group.changes ? 'group' : 'default';
