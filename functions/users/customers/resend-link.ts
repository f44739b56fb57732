import type { UserActor } from '#functions/actor.ts';
import type { Context } from '#functions/http/context.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { confirmAddressMail } from '#functions/notifications/address-mails.ts';
import { forgotPasswordMail } from '#functions/notifications/forgot-password-mail.ts';
import { setPasswordMail } from '#functions/notifications/set-password-mail.ts';
import { addressHash, readMailProblem } from '#functions/notifications/store.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { FailureOf, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { resendLink } from '#shared/users/customers/resend-link.ts';
import { mayMailPassword, TAKE_BACK } from '../session/former-email.ts';
import { mailsPerAccount, mailsPerAddress } from '../session/mail-limits.ts';
import type { UserItem } from '../model.ts';
import { linkLife, newLinkWrites } from '../session/password-writes.ts';
import { readUser } from '../store.ts';
import { lastSuperAdminStays, whyNotChange } from './super-admin-writes.ts';

type Answer = Outcome<ResponseOf<typeof resendLink>, FailureOf<typeof resendLink>>;

const IS_BLOCKED = 'This account is blocked. Please unblock it first.';
const COMES_BACK = 'Emails to this address bounce. Please change it, or ask a super admin to allow emails again first.';

export const resendLinkHandler = handle(resendLink, async (actor, { userId }, context) => {
  const user = await readUser(actor, userId);
  if (!user) return fail('NOT_FOUND');
  const refused = whyNotChange(actor, user, 'send yourself a link here');
  if (refused) return refused;
  if (user.isBlocked) return fail('BLOCKED', { message: IS_BLOCKED });
  if (!user.email)
    return fail('VALIDATION', { message: 'This customer has no email yet. Please change their details first.' });
  if ((await readMailProblem(actor, user.email))?.reason === 'bounce')
    return fail('VALIDATION', { message: COMES_BACK });
  const allowed = await spend(actor, 'MAIL-FROM', context.address, mailsPerAddress);
  if (!allowed.ok) return allowed;
  // Counted by itself: what strangers had sent there keeps no staff from helping.
  const mailable = await spend(actor, 'MAIL-TO', `${addressHash(user.email)}#STAFF`, mailsPerAccount);
  if (!mailable.ok) return mailable;
  // That a link is wanted does not depend on what else of the user changes.
  return untilItStands(async () => {
    const now = await readUser(actor, userId);
    if (!now) return fail('NOT_FOUND');
    return now.isBlocked ? fail('BLOCKED', { message: IS_BLOCKED }) : mailLink(actor, now, context);
  });
});

/**
 * Whoever never set a password is welcomed once more, for as long; everybody else has the time of a forgotten one. An
 * address that still waits for its owner is confirmed by their password: no link sets another.
 */
async function mailLink(actor: UserActor, user: UserItem, { origin }: Context): Promise<Answer> {
  const isNew = user.passwordHash === undefined;
  const isWaiting = !mayMailPassword(user);
  const { link, writes } = newLinkWrites(actor, origin, user, {
    purpose: isWaiting ? 'confirm email' : 'password',
    life: isWaiting ? TAKE_BACK : isNew ? linkLife.setPassword : linkLife.forgotPassword,
  });
  const to = { email: user.email, name: `${user.firstName} ${user.lastName}`.trim() };
  const letterOf = isWaiting ? confirmAddressMail : isNew ? setPasswordMail : forgotPasswordMail;
  const letter = letterOf(await readSite(actor), to, link);
  const mail = await mailWrites(actor, isNew || isWaiting ? 'set-password' : 'forgot-password', letter);
  const done = await commit(actor, [...lastSuperAdminStays(actor, user), ...writes, ...mail.writes]);
  if (!done.ok) return done;
  await tryMail(actor, mail.mailId);
  return ok({ email: user.email });
}
