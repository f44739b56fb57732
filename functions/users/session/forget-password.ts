import { handle } from '#functions/http/handle.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { forgotPasswordMail } from '#functions/notifications/forgot-password-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { triedBy } from './back-off.ts';
import { mayMailPassword } from './former-email.ts';
import { linkLife, passwordLinkWrites } from './password-writes.ts';
import { spendMail } from './spend-mail.ts';
import { readUserByEmail } from '../store.ts';

const SAME_ANSWER = 'If this email has an account, a link to set a new password is on its way.';

/**
 * Without an account the same is written, to nobody: neither answer nor time tells who has one. The mail is not waited
 * for.
 */
export const forgetPasswordHandler = handle(forgetPassword, async (actor, { email }, context) => {
  const found = await readUserByEmail(actor, email);
  const mailable = await spendMail(actor, email, await triedBy(actor, found, context));
  if (!mailable.ok) return mailable;
  const user = found && !found.isBlocked && mayMailPassword(found) ? found : undefined;
  const { link, writes } = passwordLinkWrites(
    actor,
    context.origin,
    user ?? { userId: 'NOBODY', sessionEpoch: 0 },
    linkLife.forgotPassword,
  );
  const letter = forgotPasswordMail(
    await readSite(actor),
    { email: user?.email ?? email, name: user ? `${user.firstName} ${user.lastName}`.trim() : email },
    link,
  );
  const mail = await mailWrites(actor, 'forgot-password', letter, user ? 'DUE' : 'VOID');
  const done = await commit(actor, [...writes, ...mail.writes]);
  if (!done.ok) return done;
  if (user) void tryMail(actor, mail.mailId);
  return ok({ message: SAME_ANSWER });
});
