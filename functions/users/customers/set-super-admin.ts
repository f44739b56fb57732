import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { FailureOf, RequestOf, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { setSuperAdmin } from '#shared/users/customers/set-super-admin.ts';
import { superAdminWrites } from './staff-writes.ts';
import { readUser } from '../store.ts';
import { whyNotChange } from './super-admin-writes.ts';

type Answer = Outcome<ResponseOf<typeof setSuperAdmin>, FailureOf<typeof setSuperAdmin>>;

const STAFF_ONLY = 'Only staff can be super admins.';

export const setSuperAdminHandler = handle(setSuperAdmin, (actor, request) =>
  // Who is to be one does not depend on what else of the user changes.
  untilItStands(() => set(actor, request)),
);

async function set(actor: UserActor, { userId, isSuperAdmin }: RequestOf<typeof setSuperAdmin>): Promise<Answer> {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  if (user.userType !== 'staff') return fail('VALIDATION', { message: STAFF_ONLY, errors: { userId: STAFF_ONLY } });
  const refused = whyNotChange(actor, user, 'remove these rights from yourself');
  if (refused) return refused;
  if (user.isSuperAdmin === isSuperAdmin) return ok({ isSuperAdmin });
  const done = await commit(actor, superAdminWrites(actor, user, isSuperAdmin));
  return done.ok ? ok({ isSuperAdmin }) : done;
}
