import type { SiteActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type Failure, type FailureCode } from '#shared/errors.ts';
import type { UserItem } from '../model.ts';
import { secondFactorTokenWrites } from './second-factor-writes.ts';

/**
 * In place of a session for somebody with a second factor, in one commit with `more`, which may fail by `F`: the failure SECOND_FACTOR_NEEDED
 * with a token (`detail`) for confirmSecondFactor, so that the password is not asked again. Whoever has no right
 * password never comes here; from here on answers are about the token and the code, never about the password.
 */
export async function askSecondFactor<F extends FailureCode = never>(
  actor: SiteActor,
  user: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  more: readonly Write<F>[],
): Promise<Failure<'SECOND_FACTOR_NEEDED' | 'CONFLICT' | 'BUSY' | F>> {
  const { token, writes } = secondFactorTokenWrites(actor, user);
  const done = await commit(actor, [...more, ...writes]);
  if (!done.ok) return done;
  return fail('SECOND_FACTOR_NEEDED', { detail: { token } });
}
