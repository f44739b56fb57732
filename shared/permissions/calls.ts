import type { Call } from '../contract.ts';
import { addUserToRbacUserGroup } from './add-user-to-rbac-user-group.ts';
import { deleteUserGroup } from './delete-user-group.ts';
import { explainAccess } from './explain-access.ts';
import { getPermissionsFromSession } from './get-permissions-from-session.ts';
import { getRbacUserGroupList } from './get-rbac-user-group-list.ts';
import { getUserGroupByUserId } from './get-user-group-by-user-id.ts';
import { savePermissions } from './save-permissions.ts';
import { saveUserGroup } from './save-user-group.ts';

/** Who may do what: staff's permission groups. */
export const permissionsCalls = [
  getPermissionsFromSession,
  getRbacUserGroupList,
  saveUserGroup,
  deleteUserGroup,
  savePermissions,
  addUserToRbacUserGroup,
  getUserGroupByUserId,
  explainAccess,
] as const satisfies readonly Call[];
