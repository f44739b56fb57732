import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userGroupName, userIdField } from '../permission-group.ts';

export const getUserGroupByUserId = defineCall({
  name: 'permissions/groups/get-user-group-by-user-id',
  method: 'POST',
  path: '/api/rbac/getUserGroupByUserId',
  summary: 'The permission group that a member of staff is in.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rights.view' },
  request: z.strictObject({
    /** Id of the user who is asked about. */
    userId: userIdField,
  }),
  /** Null for a user who is in none. */
  response: z.nullable(userGroupName),
  failures: [],
});
