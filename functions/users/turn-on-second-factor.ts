import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { turnOnSecondFactor } from '#shared/users/turn-on-second-factor.ts';
import { deviceOf } from './device-of.ts';
import { newRecoveryCodes, stepOfCode } from './second-factor.ts';
import { readSecondFactor, secretOf } from './second-factor-store.ts';
import { turnOnWrites } from './second-factor-writes.ts';
import { openSessionWrites } from './session-writes.ts';
import { readUser } from './store.ts';

const WRONG_CODE =
  'This code is wrong. If it was begun once more since, in another tab say, only the newest QR code counts.';

/** Whoever confirms knows the secret: there is nothing to guess, so wrong codes cost nothing. */
export const turnOnSecondFactorHandler = handle(turnOnSecondFactor, async (actor, { code }, context) => {
  const { userId } = actor;
  const [user, factor] = await Promise.all([readUser(actor, userId), readSecondFactor(actor, userId)]);
  if (!user) return fail('NOT_FOUND');
  if (factor?.state !== 'pending') return fail('ILLEGAL_TRANSITION');
  const lastStep = await stepOfCode(await secretOf(actor, userId, factor), code, clock.now());
  if (lastStep === undefined) return fail('WRONG_CREDENTIALS', { message: WRONG_CODE, errors: { code: WRONG_CODE } });
  const { codes, hashes } = newRecoveryCodes(userId);
  const { token, writes } = openSessionWrites(
    actor,
    { userId, sessionEpoch: user.sessionEpoch + 1 },
    deviceOf(context.userAgent),
  );
  const done = await commit(actor, [...turnOnWrites(actor, user, factor, { lastStep, recovery: hashes }), ...writes]);
  if (!done.ok) return done as Failure<'CONFLICT' | 'BUSY'>;
  context.setCookies(sessionCookies(token));
  return ok({ recoveryCodes: codes, sessionId: token });
});
