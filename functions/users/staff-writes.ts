import type { UserActor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { changeUserWrites } from './change-user-writes.ts';
import type { UserItem } from './model.ts';
import { lastSuperAdminStays, whileSuperAdmin } from './super-admin-writes.ts';
import { userEventWrite } from './writes.ts';

const MADE = 'made a super admin';

/** Beside a new member of staff: who makes them stays a super admin, their group counts one more. NOT_FOUND without it. */
export const joinStaffWrites = (
  actor: UserActor,
  { userId, permissionGroupId, isSuperAdmin }: Pick<UserItem, 'userId' | 'permissionGroupId' | 'isSuperAdmin'>,
): Write[] => [
  ...whileSuperAdmin(actor),
  ...(permissionGroupId
    ? [
        {
          kind: 'update',
          key: keys.permissionGroup(actor, permissionGroupId),
          add: { members: 1 },
          when: [{ exists: true }],
          otherwise: 'NOT_FOUND',
        } satisfies Write,
      ]
    : []),
  ...(isSuperAdmin ? [userEventWrite(actor, userId, MADE)] : []),
];

/**
 * Makes a member of staff a super admin or strips them of it. Their sessions end, and links mailed to them; those of a
 * new account, which has no session, stay. FORBIDDEN where the actor is none any more; CONFLICT; NOT_FOUND.
 */
export const superAdminWrites = (actor: UserActor, user: UserItem, isSuperAdmin: boolean): Write[] => [
  ...lastSuperAdminStays(actor, user),
  ...changeUserWrites(
    actor,
    user,
    { isSuperAdmin, ...(user.passwordHash && { sessionEpoch: user.sessionEpoch + 1 }) },
    isSuperAdmin ? MADE : 'no super admin any more',
  ),
];
