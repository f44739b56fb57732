import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { type Failure, fail, ok } from '#shared/errors.ts';
import { login } from '#shared/users/login.ts';
import { askSecondFactor } from './ask-second-factor.ts';
import { clearTriesWrites } from './back-off.ts';
import { deviceOf } from './device-of.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { signInsPerAddress } from './mail-limits.ts';
import { openSessionWrites } from './session-writes.ts';
import { showUser } from './show-user.ts';
import { legalEntityOf, readUserByEmail } from './store.ts';
import { tryPassword } from './try-password.ts';

/** Whether the account is blocked or unverified is told only to who has its password. */
export const loginHandler = handle(login, async (actor, { email, password }, context) => {
  const allowed = await spend(actor, 'LOGIN', context.address, signInsPerAddress);
  if (!allowed.ok) return allowed;
  const user = await readUserByEmail(actor, email);
  const right = await inPasswordQueue(() => tryPassword(actor, email, password, user));
  if (!right.ok) return right;
  if (right.value.isBlocked) return fail('BLOCKED');
  if (right.value.status !== 'verified') return fail('EMAIL_NOT_VERIFIED');
  if (right.value.hasSecondFactor) return askSecondFactor(actor, right.value, clearTriesWrites(actor, email));
  const { token, writes } = openSessionWrites(actor, right.value, deviceOf(context.userAgent));
  const done = await commit(actor, [...writes, ...clearTriesWrites(actor, email)]);
  if (!done.ok) return done as Failure<'BUSY'>;
  context.setCookies(sessionCookies(token));
  return ok({ user: showUser(right.value, await legalEntityOf(actor, right.value)), sessionId: token });
});
