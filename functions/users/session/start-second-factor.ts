import { handle } from '#functions/http/handle.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { startSecondFactor } from '#shared/users/session/start-second-factor.ts';
import { triedBySession } from './back-off.ts';
import { inPasswordQueue } from './in-password-queue.ts';
import { newAppSecret } from './second-factor.ts';
import { startSecondFactorWrites } from './second-factor-writes.ts';
import { readUser } from '../store.ts';
import { tryPassword } from './try-password.ts';

const WRONG_PASSWORD = 'This password is wrong.';
const NO_PASSWORD =
  'This account has no password yet. Please set one with the link we emailed you, or request a new one under “Forgot password”.';

/** Whoever finds a session open and has no password puts no app of theirs between the account and its owner. */
export const startSecondFactorHandler = handle(startSecondFactor, async (actor, { password }) => {
  const user = await readUser(actor, actor.userId);
  if (user && !user.passwordHash)
    return fail('WRONG_CREDENTIALS', { message: NO_PASSWORD, errors: { password: NO_PASSWORD } });
  const right = await inPasswordQueue(() => tryPassword(actor, actor.email, password, user, triedBySession(actor)));
  if (!right.ok)
    return right.code === 'WRONG_CREDENTIALS'
      ? fail(right.code, { message: WRONG_PASSWORD, errors: { password: WRONG_PASSWORD } })
      : right;
  const { siteName } = await readSite(actor);
  const made = await newAppSecret(siteName, actor.email);
  const done = await commit(actor, [...(await startSecondFactorWrites(actor, made.secret)), ...right.value.cleared]);
  if (done.ok) return ok(made);
  return done.code === 'ILLEGAL_TRANSITION'
    ? fail('ILLEGAL_TRANSITION', { message: 'Your second factor is already on.' })
    : done;
});
