import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { takeBackEmail } from '#shared/users/registration/take-back-email.ts';
import { reclaimedMails } from './reclaimed-mails.ts';
import { takeBackWrites } from '../session/former-email.ts';
import { signInsPerAddress } from '../session/mail-limits.ts';
import { takeLinkWrite } from '../session/password-writes.ts';
import { readLink, readUser } from '../store.ts';

/**
 * For whoever has the mailbox of before: also where the account was blocked since, or its address changed once more.
 * Once the new address was confirmed by the password there is nothing to take back. Where there was no password before,
 * one that came by the new address goes, and a link to set another is mailed.
 */
export const takeBackEmailHandler = handle(takeBackEmail, async (actor, { token: secret }, { address, origin }) => {
  const allowed = await spend(actor, 'LOGIN', address, signInsPerAddress);
  if (!allowed.ok) return allowed;
  return untilItStands(async () => {
    const link = await readLink(actor, secret);
    if (!link || link.purpose !== 'take email back' || link.expiresAt <= clock.now()) return fail('LINK_EXPIRED');
    const user = await readUser(actor, link.userId);
    const former = user?.formerEmail;
    if (!user || !former || former.email !== link.email) return fail('LINK_EXPIRED');
    const { email, hadNoPassword: isPasswordMailed = false } = former;
    const mails = isPasswordMailed ? await reclaimedMails(actor, origin, user, email) : [];
    const done = await commit(actor, [
      takeLinkWrite(actor, secret),
      ...takeBackWrites(actor, user, former),
      ...mails.flatMap(({ writes }) => writes),
    ]);
    if (!done.ok) return done;
    await Promise.all(mails.map(({ mailId }) => tryMail(actor, mailId)));
    return ok({ email, isPasswordMailed });
  });
});
