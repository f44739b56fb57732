import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileSuperAdmin } from '#functions/users/customers/super-admin-writes.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, type FieldErrors, ok } from '#shared/errors.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { permissionsIn } from '#shared/permissions/held.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { conflictWith } from './conflict-with.ts';
import { showGroup } from './show-group.ts';
import { readPermissionGroup } from '../store.ts';
import { whyNoGroups } from './why-no-groups.ts';
import { grantWrites } from './writes.ts';

const known: ReadonlySet<string> = new Set(allPermissions.map(({ id }) => id));

export const savePermissionsHandler = handle(savePermissions, async (actor, { userGroupId, version, changes }) => {
  const refusal = await whyNoGroups(actor);
  if (refusal) return refusal;
  const group = await readPermissionGroup(actor, userGroupId);
  if (!group) return fail('NOT_FOUND');
  const errors = wrongIn(changes);
  if (Object.keys(errors).length) return fail('VALIDATION', { errors });
  if (group.version !== version) return conflictWith(actor, userGroupId);
  const held: ReadonlySet<string> = permissionsIn(group.changes);
  const wanted = Object.fromEntries(
    changes.filter(({ id, isActive }) => held.has(id) !== isActive).map(({ id, isActive }) => [id, isActive]),
  );
  if (!Object.keys(wanted).length) return ok({ group: showGroup(group) });
  const done = await commit(actor, [...grantWrites(actor, group, wanted), ...whileSuperAdmin(actor)]);
  if (done.ok)
    return ok({ group: showGroup({ ...group, changes: { ...group.changes, ...wanted }, version: version + 1 }) });
  return done.code === 'CONFLICT' ? conflictWith(actor, userGroupId) : done;
});

function wrongIn(changes: RequestOf<typeof savePermissions>['changes']): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  changes.forEach(({ id }, at) => {
    if (!known.has(id)) errors[`changes.${at}.id`] = 'This permission does not exist.';
    else if (seen.has(id)) errors[`changes.${at}.id`] = 'This permission is listed twice.';
    seen.add(id);
  });
  return errors;
}
