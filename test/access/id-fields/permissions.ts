import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  // Without an id a new one is made.
  'permissions/groups/save-user-group': { id: 'permission group' },
  'permissions/groups/delete-user-group': { id: 'permission group' },
  'permissions/groups/save-permissions': { userGroupId: 'permission group', 'changes.[].id': 'nobody' },
  'permissions/groups/add-user-to-rbac-user-group': { userId: 'user', userGroupId: 'permission group' },
  'permissions/groups/get-user-group-by-user-id': { userId: 'user' },
  'permissions/groups/explain-access': { userId: 'user' },
};
