import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { turnOffSecondFactor } from '#shared/users/turn-off-second-factor.ts';
import { clearTriesWrites } from './back-off.ts';
import { turnOffWrites } from './second-factor-writes.ts';
import { readUser } from './store.ts';
import { tryCode, wrongCode } from './try-code.ts';

export const turnOffSecondFactorHandler = handle(turnOffSecondFactor, async (actor, { code }) => {
  const user = await readUser(actor, actor.userId);
  if (!user?.hasSecondFactor) return fail('ILLEGAL_TRANSITION', { message: 'Your second factor is off already.' });
  const given = await tryCode(actor, actor.userId, code);
  if (!given.ok) return given;
  const done = await commit(actor, [
    ...turnOffWrites(actor, user, given.value),
    ...clearTriesWrites(actor, actor.userId, 'CODE'),
  ]);
  if (done.ok) return ok({ isOn: false });
  return done.code === 'WRONG_CREDENTIALS' ? wrongCode() : (done as Failure<'CONFLICT' | 'BUSY'>);
});
