import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { UserItem } from '#functions/users/model.ts';
import { readUser } from '#functions/users/store.ts';
import { whileSuperAdmin } from '#functions/users/customers/super-admin-writes.ts';
import type { FailureOf, RequestOf, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { addUserToRbacUserGroup } from '#shared/permissions/groups/add-user-to-rbac-user-group.ts';
import { readPermissionGroup } from '../store.ts';
import { whyNoGroups } from './why-no-groups.ts';
import { moveMemberWrites } from './writes.ts';

type Answer = Outcome<ResponseOf<typeof addUserToRbacUserGroup>, FailureOf<typeof addUserToRbacUserGroup>>;

export const addUserToRbacUserGroupHandler = handle(addUserToRbacUserGroup, async (actor, request) => {
  const refusal = await whyNoGroups(actor);
  if (refusal) return refusal;
  // Where somebody is to be does not depend on where they were, nor on what else of them changes.
  return untilItStands(() => move(actor, request));
});

async function move(
  actor: UserActor,
  { userId, userGroupId }: RequestOf<typeof addUserToRbacUserGroup>,
): Promise<Answer> {
  const [user, to] = await Promise.all([
    readUser(actor, userId),
    userGroupId === null ? undefined : readPermissionGroup(actor, userGroupId),
  ]);
  if (!user || (userGroupId !== null && !to)) return fail('NOT_FOUND');
  const reason = whyNot(actor, user, userGroupId);
  if (reason) return fail('NOT_FOR_GROUPS', { message: reason });
  const userGroup = to ? { id: to.groupId, groupName: to.groupName } : null;
  if ((user.permissionGroupId ?? null) === userGroupId) return ok({ userGroup });
  const from = user.permissionGroupId ? await readPermissionGroup(actor, user.permissionGroupId) : undefined;
  const done = await commit(actor, [...moveMemberWrites(actor, user, from, to), ...whileSuperAdmin(actor)]);
  return done.ok ? ok({ userGroup }) : done;
}

/** Why somebody is no member of any group. A super admin who was in one before may be taken out of it by another. */
function whyNot(actor: UserActor, user: UserItem, userGroupId: string | null): string | undefined {
  if (user.userType !== 'staff') return 'Only staff can be in a permission group.';
  if (user.userId === actor.userId) return 'You cannot change your own permission group.';
  if (user.isSuperAdmin && userGroupId !== null)
    return 'Super admins have every permission and cannot be in a permission group.';
  return undefined;
}
