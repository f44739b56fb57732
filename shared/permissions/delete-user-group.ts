import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { groupIdField } from './permission-group.ts';

export const deleteUserGroup = defineCall({
  name: 'permissions/delete-user-group',
  method: 'POST',
  path: '/api/rbac/deleteUserGroup',
  summary: 'Deletes a permission group that nobody is in.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The group. */
    id: groupIdField,
  }),
  response: z.object({}),
  failures: ['GROUP_HAS_MEMBERS'],
});
