import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';
import { turnOnSecondFactor } from '#shared/users/session/turn-on-second-factor.ts';
import { newRecoveryCodes, stepOfCode } from './second-factor.ts';
import { readSecondFactor, secretOf } from './second-factor-store.ts';
import { turnOnWrites } from './second-factor-writes.ts';
import { signInWrites } from './sign-in-writes.ts';
import { readUser } from '../store.ts';

const WRONG_CODE =
  'This code is wrong. If you started again, for example in another tab, only the latest QR code works.';

/** How long the password that began it stands for whoever confirms, ms. */
const PASSWORD_STANDS = 15 * MINUTE;
const TOO_LATE = 'This took too long. Please start again with your password.';

/** Whoever confirms knows the secret: there is nothing to guess, so wrong codes cost nothing. */
export const turnOnSecondFactorHandler = handle(turnOnSecondFactor, async (actor, { code }, context) => {
  const { userId } = actor;
  const [user, factor] = await Promise.all([readUser(actor, userId), readSecondFactor(actor, userId)]);
  if (!user) return fail('NOT_FOUND');
  if (factor?.state !== 'pending') return fail('ILLEGAL_TRANSITION');
  if (Date.parse(factor.since) + PASSWORD_STANDS <= clock.now())
    return fail('ILLEGAL_TRANSITION', { message: TOO_LATE });
  const lastStep = await stepOfCode(await secretOf(actor, userId, factor), code, clock.now());
  if (lastStep === undefined) return fail('WRONG_CREDENTIALS', { message: WRONG_CODE, errors: { code: WRONG_CODE } });
  const { codes, hashes } = newRecoveryCodes(userId);
  const fresh = { userId, sessionEpoch: user.sessionEpoch + 1 };
  const { token, writes, cookies } = await signInWrites(actor, fresh, context);
  const done = await commit(actor, [...turnOnWrites(actor, user, factor, { lastStep, recovery: hashes }), ...writes]);
  if (!done.ok) return done;
  context.setCookies(cookies);
  return ok({ recoveryCodes: codes, sessionId: token });
});
