import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { confirmSecondFactor } from '#shared/users/session/confirm-second-factor.ts';
import { triedBy } from './back-off.ts';
import { takeTokenWrites, useCodeWrites } from './second-factor-writes.ts';
import { showUser } from '../show-user.ts';
import { signInWrites } from './sign-in-writes.ts';
import { spendSignIn } from './spend-sign-in.ts';
import { legalEntityOf, readLink, readUser } from '../store.ts';
import { tryCode, wrongCode } from './try-code.ts';
import { userEventWrite } from '../writes.ts';

const SIGN_IN_AGAIN = 'This took too long. Please sign in again.';

export const confirmSecondFactorHandler = handle(confirmSecondFactor, async (actor, { token, code }, context) => {
  const link = await readLink(actor, token);
  const user = link?.purpose === 'second factor' ? await readUser(actor, link.userId) : undefined;
  const by = await triedBy(actor, user, context);
  const allowed = await spendSignIn(actor, by);
  if (!allowed.ok) return allowed;
  if (!link || !user || link.expiresAt <= clock.now() || user.sessionEpoch !== link.epoch || user.isBlocked)
    return fail('LINK_EXPIRED', { message: SIGN_IN_AGAIN });
  const right = await tryCode(actor, user.userId, code, by);
  if (!right.ok) return right;
  const { given, cleared } = right.value;
  const { token: sessionId, writes, cookies } = await signInWrites(actor, user, context);
  const done = await commit(actor, [
    ...takeTokenWrites(actor, token, user),
    ...useCodeWrites(actor, user.userId, given),
    ...writes,
    ...cleared,
    ...('recovery' in given ? [userEventWrite(actor, user.userId, 'signed in by a recovery code')] : []),
  ]);
  if (!done.ok && done.code === 'WRONG_CREDENTIALS') return wrongCode();
  if (!done.ok && done.code === 'LINK_EXPIRED') return fail('LINK_EXPIRED', { message: SIGN_IN_AGAIN });
  if (!done.ok) return done;
  context.setCookies(cookies);
  return ok({ user: showUser(user, await legalEntityOf(actor, user)), sessionId });
});
