import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const getPermissionsFromSession = defineCall({
  name: 'permissions/get-permissions-from-session',
  method: 'POST',
  path: '/api/rbac/getPermissionsFromSession',
  summary: 'What the signed-in user may do, as it stands now.',
  actor: 'user',
  access: { byPartner: true, scope: 'own' },
  request: z.strictObject({}),
  response: z.object({
    /** Ids of the permissions that a member of staff holds, by group or by default; empty for everybody else. */
    permissions: z.array(z.string()),
    /** Instant (ISO 8601, UTC) at which this was true. */
    lastSyncAt: z.string(),
    /** True for a super admin, who holds every permission and staff's rights themselves. */
    isUserSuperAdmin: z.boolean(),
  }),
  failures: [],
});
