import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { confirmSecondFactor } from '#shared/users/confirm-second-factor.ts';
import { clearTriesWrites } from './back-off.ts';
import { deviceOf } from './device-of.ts';
import { signInsPerAddress } from './mail-limits.ts';
import { takeTokenWrites, useCodeWrites } from './second-factor-writes.ts';
import { openSessionWrites } from './session-writes.ts';
import { showUser } from './show-user.ts';
import { legalEntityOf, readLink, readUser } from './store.ts';
import { tryCode, wrongCode } from './try-code.ts';
import { userEventWrite } from './writes.ts';

const SIGN_IN_AGAIN = 'This took too long. Please sign in again.';

export const confirmSecondFactorHandler = handle(confirmSecondFactor, async (actor, { token, code }, context) => {
  const allowed = await spend(actor, 'LOGIN', context.address, signInsPerAddress);
  if (!allowed.ok) return allowed;
  const link = await readLink(actor, token);
  const user = link?.purpose === 'second factor' && (await readUser(actor, link.userId));
  if (!user || link.expiresAt <= clock.now() || user.sessionEpoch !== link.epoch || user.isBlocked)
    return fail('LINK_EXPIRED', { message: SIGN_IN_AGAIN });
  const given = await tryCode(actor, user.userId, code);
  if (!given.ok) return given;
  const { token: sessionId, writes } = openSessionWrites(actor, user, deviceOf(context.userAgent));
  const done = await commit(actor, [
    ...takeTokenWrites(actor, token, user),
    ...useCodeWrites(actor, user.userId, given.value),
    ...writes,
    ...clearTriesWrites(actor, user.userId, 'CODE'),
    ...('recovery' in given.value ? [userEventWrite(actor, user.userId, 'signed in by a recovery code')] : []),
  ]);
  if (!done.ok && done.code === 'WRONG_CREDENTIALS') return wrongCode();
  if (!done.ok && done.code === 'LINK_EXPIRED') return fail('LINK_EXPIRED', { message: SIGN_IN_AGAIN });
  if (!done.ok) return done as Failure<'BUSY'>;
  context.setCookies(sessionCookies(sessionId));
  return ok({ user: showUser(user, await legalEntityOf(actor, user)), sessionId });
});
