import { handle } from '#functions/http/handle.ts';
import { readUser } from '#functions/users/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { getUserGroupByUserId } from '#shared/permissions/groups/get-user-group-by-user-id.ts';
import { groupOf } from '../store.ts';

export const getUserGroupByUserIdHandler = handle(getUserGroupByUserId, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const group = await groupOf(actor, user);
  return ok(group ? { id: group.groupId, groupName: group.groupName } : null);
});
