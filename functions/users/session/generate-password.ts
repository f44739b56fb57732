import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { askSecondFactor } from './ask-second-factor.ts';
import { clearTriesWrites, triedBy } from './back-off.ts';
import type { UserItem } from '../model.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { hashPassword } from './password.ts';
import { useLinkWrites } from './password-writes.ts';
import { showUser } from '../show-user.ts';
import { signInWrites } from './sign-in-writes.ts';
import { legalEntityOf, readLink, readUser } from '../store.ts';

export const generatePasswordHandler = handle(generatePassword, async (actor, { token: secret, password }, context) => {
  const link = await readLink(actor, secret);
  if (!link || link.purpose !== 'password' || link.expiresAt <= clock.now()) return fail('LINK_EXPIRED');
  const user = await readUser(actor, link.userId);
  if (!user || user.sessionEpoch !== link.epoch || user.linkSerial !== link.serial) return fail('LINK_EXPIRED');
  if (user.isBlocked) return fail('BLOCKED');
  const fresh: UserItem = { ...user, status: 'verified', sessionEpoch: user.sessionEpoch + 1 };
  const passwordHash = await inPasswordQueue(() => hashPassword(password));
  if (typeof passwordHash !== 'string') return passwordHash;
  const cleared = clearTriesWrites(actor, user.email, await triedBy(actor, user, context));
  const set = [...useLinkWrites(actor, secret, user, passwordHash), ...cleared];
  // The password is set; a mail alone opens no account that has a second factor.
  if (user.hasSecondFactor) return askSecondFactor<'LINK_EXPIRED'>(actor, fresh, set);
  const { token, writes, cookies } = await signInWrites(actor, fresh, context);
  const done = await commit(actor, [...set, ...writes]);
  if (!done.ok) return done;
  context.setCookies(cookies);
  return ok({ user: showUser(fresh, await legalEntityOf(actor, fresh)), sessionId: token });
});
