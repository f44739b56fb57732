import type { UserActor } from '#functions/actor.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { type Failure, fail } from '#shared/errors.ts';
import type { UserItem } from '../model.ts';

/**
 * Holds a commit to somebody who is a super admin to its very end, and not blocked: FORBIDDEN. It looks at the actor's
 * own row (`userKeys.user`), so no counter has to be kept.
 */
export const whileSuperAdmin = (actor: UserActor): Write<'FORBIDDEN'>[] => [
  {
    kind: 'check',
    key: userKeys.user(actor, actor.userId),
    when: [
      { field: 'isSuperAdmin', is: true },
      { field: 'isBlocked', is: false },
    ],
    otherwise: 'FORBIDDEN',
  },
];

/** Why somebody may not change a user's account: staff's are super admins' to change, and nobody strips or blocks themselves. */
export function whyNotChange(
  actor: UserActor,
  { userId, userType }: Pick<UserItem, 'userId' | 'userType'>,
  what = 'change your own account here',
): Failure<'FORBIDDEN'> | undefined {
  if (userId === actor.userId) return fail('FORBIDDEN', { message: `You cannot ${what}.` });
  if (userType === 'staff' && !actor.isSuperAdmin)
    return fail('FORBIDDEN', { message: 'Only a super admin can change the account of a member of staff.' });
  return undefined;
}

/**
 * Goes with every commit that blocks, removes or strips a user whom `whyNotChange` let through: a site keeps a super
 * admin. Nobody does it to themselves, and whoever does it to staff is a super admin to the commit's end: of two who
 * strip each other at once the second is FORBIDDEN. Nothing where the user is no member of staff.
 */
export const lastSuperAdminStays = (actor: UserActor, { userType }: Pick<UserItem, 'userType'>): Write<'FORBIDDEN'>[] =>
  userType === 'staff' ? whileSuperAdmin(actor) : [];
