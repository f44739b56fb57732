import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { groupIdField, versionField } from '../permission-group.ts';

export const deleteUserGroup = defineCall({
  name: 'permissions/groups/delete-user-group',
  method: 'POST',
  path: '/api/rbac/deleteUserGroup',
  summary: 'Deletes a permission group that nobody is in. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The group. */
    id: groupIdField,
    /** The version that was read: a group that somebody else changed since is a CONFLICT. Left out, the last one counts. */
    version: z.optional(versionField),
  }),
  response: z.object({}),
  failures: ['GROUP_HAS_MEMBERS'],
});
