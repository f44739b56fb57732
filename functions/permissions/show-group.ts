import type { Permission } from '#shared/permissions/catalogue.ts';
import { catalogue } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import type { PermissionGroup, RbacModule } from '#shared/permissions/permission-group.ts';
import type { PermissionGroupItem } from './store.ts';

/** A permission group as its editor shows it: everything that can be granted, and whether it is. */
export const showGroup = ({ groupId, groupName, members, version, changes }: PermissionGroupItem): PermissionGroup => ({
  id: groupId,
  groupName,
  members,
  version,
  modules: modulesWith(permissionsIn(changes)),
});

const modulesWith = (held: ReadonlySet<Permission>): RbacModule[] =>
  catalogue.map(({ moduleName, userPermissionGroups }) => {
    const parts = userPermissionGroups.map(({ name, rbacPermissions }) => {
      const permissions = rbacPermissions.map((permission) => ({ ...permission, isActive: held.has(permission.id) }));
      return { name, isActive: permissions.some(({ isActive }) => isActive), rbacPermissions: permissions };
    });
    return { moduleName, isActive: parts.some(({ isActive }) => isActive), userPermissionGroups: parts };
  });
