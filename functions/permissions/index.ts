import { serve } from '#functions/http/serve.ts';
import { addUserToRbacUserGroupHandler } from './add-user-to-rbac-user-group.ts';
import { deleteUserGroupHandler } from './delete-user-group.ts';
import { explainAccessHandler } from './explain-access.ts';
import { getPermissionsFromSessionHandler } from './get-permissions-from-session.ts';
import { getRbacUserGroupListHandler } from './get-rbac-user-group-list.ts';
import { getUserGroupByUserIdHandler } from './get-user-group-by-user-id.ts';
import { savePermissionsHandler } from './save-permissions.ts';
import { saveUserGroupHandler } from './save-user-group.ts';

export const permissionsHandlers = [
  getPermissionsFromSessionHandler,
  getRbacUserGroupListHandler,
  saveUserGroupHandler,
  deleteUserGroupHandler,
  savePermissionsHandler,
  addUserToRbacUserGroupHandler,
  getUserGroupByUserIdHandler,
  explainAccessHandler,
];
export const handler = serve(permissionsHandlers);
