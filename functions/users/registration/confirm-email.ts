import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { confirmEmail } from '#shared/users/registration/confirm-email.ts';
import { askSecondFactor } from '../session/ask-second-factor.ts';
import { triedBy } from '../session/back-off.ts';
import { confirmEmailWrites } from '../session/former-email.ts';
import { inPasswordQueue } from '../session/in-password-queue.ts';
import { signInsPerAddress } from '../session/mail-limits.ts';
import { takeLinkWrite } from '../session/password-writes.ts';
import { showUser } from '../show-user.ts';
import { signInWrites } from '../session/sign-in-writes.ts';
import { legalEntityOf, readLink, readUser } from '../store.ts';
import { tryPassword } from '../session/try-password.ts';

/** The link says whose the mailbox is, the password whose the account is: only both together confirm an address. */
export const confirmEmailHandler = handle(confirmEmail, async (actor, { token: secret, password }, context) => {
  const allowed = await spend(actor, 'LOGIN', context.address, signInsPerAddress);
  if (!allowed.ok) return allowed;
  const link = await readLink(actor, secret);
  if (!link || link.purpose !== 'confirm email' || link.expiresAt <= clock.now()) return fail('LINK_EXPIRED');
  const user = await readUser(actor, link.userId);
  if (!user || user.sessionEpoch !== link.epoch || user.linkSerial !== link.serial) return fail('LINK_EXPIRED');
  const by = await triedBy(actor, user, context);
  const right = await inPasswordQueue(() => tryPassword(actor, user.email, password, user, by));
  if (!right.ok)
    return right.code === 'WRONG_CREDENTIALS' ? fail(right.code, { message: 'This password is wrong.' }) : right;
  if (user.isBlocked) return fail('BLOCKED');
  const confirmed = [takeLinkWrite(actor, secret), ...confirmEmailWrites(actor, user), ...right.value.cleared];
  if (user.hasSecondFactor) return askSecondFactor(actor, user, confirmed);
  const { token, writes, cookies } = await signInWrites(actor, user, context);
  const done = await commit(actor, [...confirmed, ...writes]);
  if (!done.ok) return done;
  context.setCookies(cookies);
  const fresh = { ...user, status: 'verified' as const };
  return ok({ user: showUser(fresh, await legalEntityOf(actor, fresh)), sessionId: token });
});
