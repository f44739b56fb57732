import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { holds } from '#shared/permissions/holds.ts';
import { instant } from '#shared/time.ts';

export const getPermissionsFromSessionHandler = handle(getPermissionsFromSession, async (actor) => {
  const held = actor.userType === 'staff' ? allPermissions.filter(({ id }) => holds(actor, id)) : [];
  return ok({
    permissions: held.map(({ id }) => id),
    lastSyncAt: instant(clock.now()),
    isUserSuperAdmin: actor.isSuperAdmin,
  });
});
