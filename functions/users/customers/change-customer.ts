import type { UserActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { Write } from '#functions/table/write.ts';
import { readCustomerNumbered } from '../customer-store.ts';
import { fail, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { UserChanges } from '../list-writes.ts';
import type { UserItem } from '../model.ts';
import { readUser } from '../store.ts';
import { whyNotChange } from './super-admin-writes.ts';

/** Which user of the site: by id, or by the number that the specification calls `customerId`. */
export type Whom = { userId: string } | { customerId: number };

/**
 * What staff want of a user whom they may change, whatever else is changed at the same moment: `wish` answers the writes
 * for the user as read, or nothing where it is so already. Answers the user as it is then. NOT_FOUND where the site has
 * no such user; FORBIDDEN for oneself, and for staff unless the actor is a super admin; CONFLICT or
 * BUSY where others were faster again and again.
 */
export const changeCustomer = <F extends FailureCode>(
  actor: UserActor,
  whom: Whom,
  wish: (user: UserItem) => Write<F>[] | undefined,
): Promise<Outcome<UserItem, 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT' | 'BUSY' | F>> =>
  untilItStands(async () => {
    const user = await ('userId' in whom ? readUser(actor, whom.userId) : readCustomerNumbered(actor, whom.customerId));
    if (!user) return fail('NOT_FOUND');
    const refused = whyNotChange(actor, user);
    if (refused) return refused;
    const writes = wish(user);
    if (!writes) return ok(user);
    const done = await commit(actor, writes);
    return done.ok ? ok((await readUser(actor, user.userId)) ?? user) : done;
  });

/** The writes that set a switch of a user; none where it stands so. */
export const setSwitch =
  (actor: UserActor, changes: Omit<UserChanges, 'email' | 'phoneNumbers'>, isSo: (user: UserItem) => boolean) =>
  (user: UserItem): Write<'NOT_FOUND'>[] | undefined =>
    isSo(user) ? undefined : changeUserWrites(actor, user, changes);
