import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileSuperAdmin } from '#functions/users/customers/super-admin-writes.ts';
import { fail, type Failure, type FailureCode, failures, ok } from '#shared/errors.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { conflictWith } from './conflict-with.ts';
import { showGroup } from './show-group.ts';
import { readPermissionGroup } from '../store.ts';
import { whyNoGroups } from './why-no-groups.ts';
import { createGroupWrites, renameGroupWrites } from './writes.ts';

export const saveUserGroupHandler = handle(saveUserGroup, async (actor, { id, groupName, version }) => {
  const refusal = await whyNoGroups(actor);
  if (refusal) return refusal;
  return id ? rename(actor, id, groupName, version!) : make(actor, groupName);
});

async function make(actor: UserActor, groupName: string) {
  const { group, writes } = createGroupWrites(actor, groupName);
  const done = await commit(actor, [...writes, ...whileSuperAdmin(actor)]);
  return done.ok ? ok({ group: showGroup(group) }) : refused(done);
}

async function rename(actor: UserActor, id: string, groupName: string, version: number) {
  const group = await readPermissionGroup(actor, id);
  if (!group) return fail('NOT_FOUND');
  if (group.version !== version) return conflictWith(actor, id);
  if (group.groupName === groupName) return ok({ group: showGroup(group) });
  const done = await commit(actor, [...renameGroupWrites(actor, group, groupName), ...whileSuperAdmin(actor)]);
  if (done.ok) return ok({ group: showGroup({ ...group, groupName, version: version + 1 }) });
  return done.code === 'CONFLICT' ? conflictWith(actor, id) : refused(done);
}

/** A name that is taken is its field's error. */
const refused = <F extends FailureCode>(failure: Failure<F | 'GROUP_NAME_TAKEN'>): Failure<F | 'GROUP_NAME_TAKEN'> =>
  failure.code === 'GROUP_NAME_TAKEN'
    ? fail('GROUP_NAME_TAKEN', { errors: { groupName: failures.GROUP_NAME_TAKEN.message } })
    : failure;
