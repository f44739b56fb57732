import type { UserActor } from '#functions/actor.ts';
import { joinGroupWrites } from '#functions/permissions/groups/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { UserItem } from '../model.ts';
import { lastSuperAdminStays, whileSuperAdmin } from './super-admin-writes.ts';
import { userEventWrite } from '../writes.ts';
import type { PermissionGroupItem } from '#functions/permissions/model.ts';

const MADE = 'made a super admin';

/**
 * Beside a new member of staff: who makes them stays a super admin; their group, where they are put into one, counts one
 * more and says so in its history and theirs. NOT_FOUND where it is gone.
 */
export const joinStaffWrites = (
  actor: UserActor,
  { userId, isSuperAdmin }: Pick<UserItem, 'userId' | 'isSuperAdmin'>,
  group: PermissionGroupItem | undefined,
): Write<'FORBIDDEN' | 'NOT_FOUND'>[] => [
  ...whileSuperAdmin(actor),
  ...(group
    ? [...joinGroupWrites(actor, group, userId), userEventWrite(actor, userId, `joined the group ${group.groupName}`)]
    : []),
  ...(isSuperAdmin ? [userEventWrite(actor, userId, MADE)] : []),
];

/**
 * Makes a member of staff a super admin or strips them of it. Their sessions end, and links mailed to them; those of a
 * new account, which has no session, stay. FORBIDDEN where the actor is none any more; CONFLICT; NOT_FOUND.
 */
export const superAdminWrites = (
  actor: UserActor,
  user: UserItem,
  isSuperAdmin: boolean,
): Write<'FORBIDDEN' | 'NOT_FOUND'>[] => [
  ...lastSuperAdminStays(actor, user),
  ...changeUserWrites(
    actor,
    user,
    { isSuperAdmin, ...(user.passwordHash && { sessionEpoch: user.sessionEpoch + 1 }) },
    isSuperAdmin ? MADE : 'no longer a super admin',
  ),
];
