import { readPermissionGroups } from '#functions/permissions/store.ts';
import type { UserItem } from '#functions/users/model.ts';
import { allPermissions, type Permission } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { noPermissions } from './no-permissions.ts';
import { makeVisitor } from './visitor.ts';

const byDefault: ReadonlySet<Permission> = new Set(
  allPermissions.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id),
);

/**
 * What a member of staff holds: by the group, or by default without one. In a group that is not there any more: nothing,
 * rather than too much. Groups come from this process's cache until the head's revision says that one was changed, which
 * the same request has just read.
 */
export async function permissionsOf(
  head: SiteHead,
  user: Pick<UserItem, 'userType' | 'permissionGroupId'> | undefined,
): Promise<ReadonlySet<Permission>> {
  if (user?.userType !== 'staff') return noPermissions;
  if (!user.permissionGroupId) return byDefault;
  const group = (await readPermissionGroups(makeVisitor(head))).get(user.permissionGroupId);
  return group ? permissionsIn(group.changes) : noPermissions;
}
