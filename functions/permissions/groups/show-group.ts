import type { Permission } from '#shared/permissions/catalogue.ts';
import { catalogue } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import type { PermissionGroup, RbacModule } from '#shared/permissions/permission-group.ts';
import type { PermissionGroupItem } from '../model.ts';

/** Of rows that are kept in memory, as long as they are: a list of groups holds the whole catalogue for each. */
const shown = new WeakMap<PermissionGroupItem, PermissionGroup>();

/** A permission group as its editor shows it: everything that can be granted, and whether it is. */
export function showGroup(item: PermissionGroupItem): PermissionGroup {
  const known = shown.get(item);
  if (known) return known;
  const { groupId, groupName, members, version, changes } = item;
  const group = { id: groupId, groupName, members, version, modules: modulesWith(permissionsIn(changes)) };
  shown.set(item, group);
  return group;
}

const modulesWith = (held: ReadonlySet<Permission>): RbacModule[] =>
  catalogue.map(({ moduleName, userPermissionGroups }) => {
    const parts = userPermissionGroups.map(({ name, rbacPermissions }) => {
      const permissions = rbacPermissions.map((permission) => ({ ...permission, isActive: held.has(permission.id) }));
      return { name, isActive: permissions.some(({ isActive }) => isActive), rbacPermissions: permissions };
    });
    return { moduleName, isActive: parts.some(({ isActive }) => isActive), userPermissionGroups: parts };
  });
