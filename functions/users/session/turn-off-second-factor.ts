import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { turnOffSecondFactor } from '#shared/users/session/turn-off-second-factor.ts';
import { triedBySession } from './back-off.ts';
import { turnOffWrites } from './second-factor-writes.ts';
import { readUser } from '../store.ts';
import { tryCode, wrongCode } from './try-code.ts';

export const turnOffSecondFactorHandler = handle(turnOffSecondFactor, async (actor, { code }) => {
  const user = await readUser(actor, actor.userId);
  if (!user?.hasSecondFactor) return fail('ILLEGAL_TRANSITION', { message: 'Your second factor is already off.' });
  const right = await tryCode(actor, actor.userId, code, triedBySession(actor));
  if (!right.ok) return right;
  const done = await commit(actor, [...turnOffWrites(actor, user, right.value.given), ...right.value.cleared]);
  if (done.ok) return ok({ isOn: false });
  return done.code === 'WRONG_CREDENTIALS' ? wrongCode() : done;
});
