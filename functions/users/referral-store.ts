import type { Actor } from '#functions/actors/actor.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, queryPage } from '#functions/table/read.ts';
import type { ReferralItem, UserItem } from './model.ts';
import { isOwnCode, usedReferralCode } from './referral-code.ts';
import { readPeople, readUser } from './store.ts';

/** What an account keeps of the code it was opened with. */
export interface UsedCode {
  /** As `usedReferralCode` has it. */
  referredBy: string;
  /** Whose it is; undefined where it is nobody's of this site. */
  holder: UserItem | undefined;
  /** Whether it has the form of a user's own code. */
  isOfUser: boolean;
}

/** A code that somebody signs up with; undefined for none. Two reads at most. */
export async function readUsedCode(actor: Actor, given: string | undefined): Promise<UsedCode | undefined> {
  const referredBy = usedReferralCode(given ?? '');
  if (!referredBy) return undefined;
  const isOfUser = isOwnCode(referredBy);
  const claim = isOfUser ? await getItem<{ userId: string }>(keys.uniqueReferral(actor, referredBy)) : undefined;
  return { referredBy, isOfUser, holder: claim && (await readUser(actor, claim.userId)) };
}

/** Who joined by the code of the user who asks, newest first: one Query, and their rows in one trip. Who never confirmed is left out. */
export async function readReferrals(
  scope: Scope,
  page: { cursor: string | undefined; limit: number },
): Promise<{ joined: UserItem[]; cursor: string | undefined }> {
  const list = listIn(scope, { mine: (user) => keys.referralsOfUser(user, user.userId) });
  const { items, cursor } = await queryPage<ReferralItem>(list, {
    ...page,
    beginsWith: 'REF#',
    descending: true,
    consistent: true,
  });
  const { users } = await readPeople(
    scope.actor,
    items.map((item) => item.userId),
  );
  const joined = items.flatMap((item) => users.get(item.userId) ?? []);
  return { joined: joined.filter(({ status }) => status === 'verified'), cursor };
}
