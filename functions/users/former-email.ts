import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import { changeUserWrites } from './change-user-writes.ts';
import type { UserChanges } from './list-writes.ts';
import type { UserItem } from './model.ts';

/** How long whoever has the old address may take a change back, ms; as long no mail to the new one sets a password. */
export const TAKE_BACK = 7 * DAY;

/**
 * What goes with another address of mail that staff gave: sessions and open links end. The last address that its owner
 * had verified stays behind it, however often it is changed again, until the owner has confirmed one; going back to it
 * needs no confirming.
 */
export function changedAddress(user: UserItem, email: string): UserChanges {
  const owned = user.formerEmail?.email ?? (user.status === 'verified' ? user.email : '');
  const isBack = owned !== '' && owned.toLowerCase() === email.toLowerCase();
  return {
    email,
    status: isBack ? 'verified' : 'unverified',
    sessionEpoch: user.sessionEpoch + 1,
    formerEmail: owned && !isBack ? { email: owned, until: clock.now() + TAKE_BACK } : undefined,
  };
}

/**
 * Whether a mailed link may set the user's password. Not where staff gave an address that waits for somebody who has a
 * password: they know it, and whoever only has the mailbox may be anybody. Once the old address has let its time go by,
 * a forgotten password is mailed there as to everybody.
 */
export const mayMailPassword = ({ formerEmail, passwordHash }: UserItem): boolean =>
  !formerEmail || passwordHash === undefined || formerEmail.until <= clock.now();

/** The new address is its owner's, who proved it by the mailed link and the password. CONFLICT; NOT_FOUND. */
export const confirmEmailWrites = (actor: Actor, user: UserItem): Write[] =>
  changeUserWrites(actor, user, { status: 'verified', formerEmail: undefined }, 'new email confirmed');

/** Back to the address that its owner had verified; sessions and links that came with the other end. CONFLICT; NOT_FOUND. */
export const takeBackWrites = (actor: Actor, user: UserItem, email: string): Write[] =>
  changeUserWrites(
    actor,
    user,
    { email, status: 'verified', formerEmail: undefined, sessionEpoch: user.sessionEpoch + 1 },
    'change of email taken back',
  );
