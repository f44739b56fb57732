import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { commit } from '#functions/table/commit.ts';
import { type Failure, fail, ok } from '#shared/errors.ts';
import { takeBackEmail } from '#shared/users/take-back-email.ts';
import { takeBackWrites } from './former-email.ts';
import { signInsPerAddress } from './mail-limits.ts';
import { takeLinkWrite } from './password-writes.ts';
import { readLink, readUser } from './store.ts';

/** What else of the user is changed meanwhile is no reason to refuse. */
const TRIES = 4;

/**
 * For whoever has the mailbox of before: also where the account was blocked since, or its address changed once more.
 * Once the new address was confirmed by the password there is nothing to take back.
 */
export const takeBackEmailHandler = handle(takeBackEmail, async (actor, { token: secret }, { address }) => {
  const allowed = await spend(actor, 'LOGIN', address, signInsPerAddress);
  if (!allowed.ok) return allowed;
  for (let tries = 1; ; tries++) {
    const link = await readLink(actor, secret);
    if (!link || link.purpose !== 'take email back' || link.expiresAt <= clock.now()) return fail('LINK_EXPIRED');
    const user = await readUser(actor, link.userId);
    const email = user?.formerEmail?.email;
    if (!user || !email || email !== link.email) return fail('LINK_EXPIRED');
    const done = await commit(actor, [takeLinkWrite(actor, secret), ...takeBackWrites(actor, user, email)]);
    if (done.ok) return ok({ email });
    if (done.code !== 'CONFLICT' || tries === TRIES) return done as Failure<'LINK_EXPIRED' | 'CONFLICT' | 'BUSY'>;
  }
});
