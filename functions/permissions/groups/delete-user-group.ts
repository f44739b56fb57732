import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileSuperAdmin } from '#functions/users/customers/super-admin-writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { deleteUserGroup } from '#shared/permissions/groups/delete-user-group.ts';
import { conflictWith } from './conflict-with.ts';
import { readPermissionGroup } from '../store.ts';
import { whyNoGroups } from './why-no-groups.ts';
import { deleteGroupWrites } from './writes.ts';

export const deleteUserGroupHandler = handle(deleteUserGroup, async (actor, { id, version }) => {
  const refusal = await whyNoGroups(actor);
  if (refusal) return refusal;
  const group = await readPermissionGroup(actor, id);
  if (!group) return fail('NOT_FOUND');
  if (group.members > 0) return fail('GROUP_HAS_MEMBERS');
  if (version !== undefined && version !== group.version) return conflictWith(actor, id);
  const done = await commit(actor, [...deleteGroupWrites(actor, group), ...whileSuperAdmin(actor)]);
  if (done.ok) return ok({});
  return done.code === 'CONFLICT' ? conflictWith(actor, id) : done;
});
