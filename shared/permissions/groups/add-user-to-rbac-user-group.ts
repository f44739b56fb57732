import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField, userGroupName, userIdField } from '../permission-group.ts';

export const addUserToRbacUserGroup = defineCall({
  name: 'permissions/groups/add-user-to-rbac-user-group',
  method: 'POST',
  path: '/api/rbac/addUserToRBACUserGroup',
  summary: 'Puts a member of staff into a permission group, out of the one before, or into none.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The member of staff. */
    userId: userIdField,
    /** The group; null takes the user out of the present one. */
    userGroupId: z.nullable(groupIdField),
  }),
  response: z.object({
    /** The group the user is in now; null for none. */
    userGroup: z.nullable(userGroupName),
  }),
  failures: ['NOT_FOR_GROUPS'],
});
