import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'permissions/get-permissions-from-session': {},
    'permissions/groups/get-rbac-user-group-list': {},
    'permissions/groups/save-user-group': { groupName: 'Night desk', version: 1 },
    'permissions/groups/delete-user-group': { id: '0000000000' },
    'permissions/groups/save-permissions': {
      userGroupId: '0000000000',
      version: 1,
      changes: [{ id: 'tickets.export', isActive: true }],
    },
    'permissions/groups/add-user-to-rbac-user-group': { userId: '0000000000', userGroupId: null },
    'permissions/groups/get-user-group-by-user-id': { userId: '0000000000' },
    'permissions/groups/explain-access': { userId: '0000000000' },
  },
};
