import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField, permissionGroup, versionField } from '../permission-group.ts';

export const savePermissions = defineCall({
  name: 'permissions/groups/save-permissions',
  method: 'POST',
  path: '/api/rbac/savePermissions',
  summary:
    'Changes what a permission group grants, from its members’ next call on. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The group. */
    userGroupId: groupIdField,
    /** The version that was read. */
    version: versionField,
    /** What is to change, each permission once, and nothing else. */
    changes: z
      .array(
        z.strictObject({
          /** Id of a permission. */
          id: z.string().check(z.minLength(1), z.maxLength(80)),
          /** Whether members of the group are to hold it. */
          isActive: z.boolean(),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  response: z.object({
    /** The group as it is now. */
    group: permissionGroup,
  }),
  failures: [],
});
