import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('staff', getRbacUserGroupList, { with: 'the whole catalogue for each group, 260 KB', most: 3.5 })],
  left: {
    'permissions/groups/explain-access': 'one thing, with what belongs to it',
  },
};
