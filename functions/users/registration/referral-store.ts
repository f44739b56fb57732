import type { Actor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import { userKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem } from '#functions/table/read.ts';
import type { UserItem } from '../model.ts';
import { type ReferralCard, unpackReferral } from '../referral-card.ts';
import { isOwnCode, usedReferralCode } from '../referral-code.ts';
import { readUser } from '../store.ts';

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
  const claim = isOfUser ? await getItem(userKeys.uniqueReferral(actor, referredBy)) : undefined;
  return { referredBy, isOfUser, holder: claim && (await readUser(actor, claim.userId)) };
}

/** Who joined by the code of the user who asks, newest first: one Query. Who never confirmed is left out. */
export async function readReferrals(
  scope: Scope,
  page: { cursor: string | undefined; limit: number },
): Promise<{ joined: ReferralCard[]; cursor: string | undefined }> {
  const list = listIn(scope, { mine: (user) => userKeys.referralsOfUser(user, user.userId) });
  const { cards, cursor } = await readCards(list, unpackReferral, {
    ...page,
    beginsWith: 'REF#',
    descending: true,
    consistent: true,
  });
  return { joined: cards.filter(({ isConfirmed }) => isConfirmed), cursor };
}
