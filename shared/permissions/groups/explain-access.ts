import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userTypes } from '../../users/types.ts';
import { userGroupName, userIdField } from '../permission-group.ts';

/** Why somebody may do something or may not. */
const because = z.enum(['superAdmin', 'group', 'default', 'userType']);

/** What a user may do, right by right, and why. */
export const accessExplained = z.object({
  /** Whose access it is. */
  user: z.object({
    /** Id of the user. */
    id: z.string(),
    /** Given and family name. */
    name: z.string(),
    /** Permissions are asked of staff alone: all others are held by what each call says of their type. */
    userType: z.enum(userTypes),
    /** True where the account is locked: then nothing may be done with it. */
    isBlocked: z.boolean(),
  }),
  /**
   * What decides: a super admin holds everything; a group what it grants; without one everybody holds what is allowed
   * by default; whoever is no member of staff is held by their user type.
   */
  because,
  /** The permission group; null for none. */
  userGroup: z.nullable(userGroupName),
  /** Every permission of staff, in the editor's order; empty for whoever is no member of staff. */
  permissions: z.array(
    z.object({
      /** Id of the permission. */
      id: z.string(),
      /** As the editor says it. */
      label: z.string(),
      /** The module it belongs to. */
      moduleName: z.string(),
      /** Whether the user holds it. */
      isAllowed: z.boolean(),
      /** Why: `group` where the group was told so, `default` where nothing says otherwise than the catalogue. */
      because,
    }),
  ),
});
export type AccessExplained = z.output<typeof accessExplained>;

export const explainAccess = defineCall({
  name: 'permissions/groups/explain-access',
  method: 'GET',
  path: '/api/rbac/explainAccess',
  summary: 'What a user may do and why: by type, as super admin, by the permission group, by default.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rights.view' },
  request: z.strictObject({
    /** Id of the user who is asked about. */
    userId: userIdField,
  }),
  response: accessExplained,
  failures: [],
});
