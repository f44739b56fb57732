import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { login } from '#shared/users/session/login.ts';
import { askSecondFactor } from './ask-second-factor.ts';
import { triedBy } from './back-off.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { showUser } from '../show-user.ts';
import { signInWrites } from './sign-in-writes.ts';
import { spendSignIn } from './spend-sign-in.ts';
import { legalEntityOf, readUserByEmail } from '../store.ts';
import { tryPassword } from './try-password.ts';

/** Whether the account is blocked or unverified is told only to who has its password. */
export const loginHandler = handle(login, async (actor, { email, password }, context) => {
  const asked = await readUserByEmail(actor, email);
  const by = await triedBy(actor, asked, context);
  const allowed = await spendSignIn(actor, by);
  if (!allowed.ok) return allowed;
  const right = await inPasswordQueue(() => tryPassword(actor, email, password, asked, by));
  if (!right.ok) return right;
  const { user, cleared } = right.value;
  if (user.isBlocked) return fail('BLOCKED');
  if (user.status !== 'verified') return fail('EMAIL_NOT_VERIFIED');
  if (user.hasSecondFactor) return askSecondFactor(actor, user, cleared);
  const { token, writes, cookies } = await signInWrites(actor, user, context);
  const done = await commit(actor, [...writes, ...cleared]);
  if (!done.ok) return done;
  context.setCookies(cookies);
  return ok({ user: showUser(user, await legalEntityOf(actor, user)), sessionId: token });
});
