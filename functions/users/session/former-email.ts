import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import { changeUserWrites } from '../change-user-writes.ts';
import type { UserChanges } from '../list-writes.ts';
import type { FormerEmail, UserItem } from '../model.ts';
import { removeSecondFactorWrite } from './second-factor-writes.ts';

/** How long whoever has the old address may take a change back, ms; as long no mail to the new one sets a password. */
export const TAKE_BACK = 7 * DAY;

/**
 * The old address of an account without a password, where it may still take the account back from whoever set the first
 * one by the new address.
 */
export const reclaimable = ({ formerEmail }: Pick<UserItem, 'formerEmail'>): FormerEmail | undefined =>
  formerEmail?.hadNoPassword && formerEmail.until > clock.now() ? formerEmail : undefined;

/** Whose address an account's is to be held for, behind one that staff give. */
function ownedAddress(user: UserItem): Omit<FormerEmail, 'until'> | undefined {
  const { formerEmail, email, status, passwordHash } = user;
  // Where the first password came by the new address, and nobody took that back in time, that address is the owner's.
  const isSettled = formerEmail?.hadNoPassword && passwordHash !== undefined && !reclaimable(user);
  if (formerEmail && !isSettled) {
    const { until: _, ...former } = formerEmail;
    return former;
  }
  if (!email || (status !== 'verified' && passwordHash !== undefined)) return undefined;
  return { email, ...(passwordHash === undefined && { hadNoPassword: true as const }) };
}

/**
 * What goes with another address of mail that staff gave: sessions and open links end. The last address that its owner
 * had verified stays behind it, however often it is changed again, until the owner has confirmed one; going back to it
 * needs no confirming. Of an account without a password that is the address that its first link was mailed to.
 */
export function changedAddress(user: UserItem, email: string): UserChanges {
  const owned = ownedAddress(user);
  const isBack = owned?.email.toLowerCase() === email.toLowerCase();
  return {
    email,
    status: isBack && !owned?.hadNoPassword ? 'verified' : 'unverified',
    sessionEpoch: user.sessionEpoch + 1,
    formerEmail: owned && !isBack ? { ...owned, until: clock.now() + TAKE_BACK } : undefined,
  };
}

/**
 * Whether a mailed link may set the user's password. Not where staff gave an address that waits for somebody who has a
 * password: they know it, and whoever only has the mailbox may be anybody. Once the old address has let its time go by,
 * a forgotten password is mailed there as to everybody.
 */
export const mayMailPassword = ({ formerEmail, passwordHash }: UserItem): boolean =>
  !formerEmail || formerEmail.hadNoPassword === true || passwordHash === undefined || formerEmail.until <= clock.now();

/** The new address is its owner's, who proved it by the mailed link and the password. CONFLICT; NOT_FOUND. */
export const confirmEmailWrites = (actor: Actor, user: UserItem): Write<'NOT_FOUND'>[] =>
  changeUserWrites(actor, user, { status: 'verified', formerEmail: undefined }, 'new email confirmed');

/**
 * Back to the address that its owner had; sessions and links that came with the other end, and a password and second
 * factor that could only come by it. CONFLICT; NOT_FOUND; EMAIL_TAKEN where another holds it.
 */
export const takeBackWrites = (
  actor: Actor,
  user: UserItem,
  { email, hadNoPassword }: FormerEmail,
): Write<'NOT_FOUND' | 'EMAIL_TAKEN'>[] => [
  ...(hadNoPassword && user.hasSecondFactor ? [removeSecondFactorWrite(actor, user.userId)] : []),
  ...changeUserWrites(
    actor,
    user,
    {
      email,
      status: 'verified',
      formerEmail: undefined,
      sessionEpoch: user.sessionEpoch + 1,
      ...(hadNoPassword && { passwordHash: undefined, hasSecondFactor: undefined }),
    },
    'change of email taken back',
  ),
];
