import type { Call } from '../contract.ts';
import { addUserToRbacUserGroup } from './groups/add-user-to-rbac-user-group.ts';
import { deleteUserGroup } from './groups/delete-user-group.ts';
import { explainAccess } from './groups/explain-access.ts';
import { getPermissionsFromSession } from './get-permissions-from-session.ts';
import { getRbacUserGroupList } from './groups/get-rbac-user-group-list.ts';
import { getUserGroupByUserId } from './groups/get-user-group-by-user-id.ts';
import { savePermissions } from './groups/save-permissions.ts';
import { saveUserGroup } from './groups/save-user-group.ts';

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
