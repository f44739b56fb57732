import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { permissionGroup } from '../permission-group.ts';

/** Something that was done to permission groups, in words. */
const groupEvent = z.object({
  /** Instant (ISO 8601, UTC). */
  at: z.string(),
  /** What was done. */
  text: z.string(),
  /** Who did it, by name. */
  by: z.string(),
  /** Id of the group it was done to. */
  groupId: z.string(),
});
export type GroupEvent = z.output<typeof groupEvent>;

export const getRbacUserGroupList = defineCall({
  name: 'permissions/groups/get-rbac-user-group-list',
  method: 'GET',
  path: '/api/rbac/getRBACUserGroupList',
  summary: 'The permission groups of staff, what each grants, and who changed them last.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rights.view' },
  request: z.strictObject({}),
  response: z.object({
    /** All groups of the site, by name. */
    groups: z.array(permissionGroup),
    /** What was done to them, newest first; at most 50. */
    events: z.array(groupEvent),
  }),
  failures: [],
});
