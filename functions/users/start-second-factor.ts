import { handle } from '#functions/http/handle.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { startSecondFactor } from '#shared/users/start-second-factor.ts';
import { newAppSecret } from './second-factor.ts';
import { startSecondFactorWrites } from './second-factor-writes.ts';

export const startSecondFactorHandler = handle(startSecondFactor, async (actor) => {
  const { siteName } = await readSite(actor);
  const made = await newAppSecret(siteName, actor.email);
  const done = await commit(actor, await startSecondFactorWrites(actor, made.secret));
  if (done.ok) return ok(made);
  return done.code === 'ILLEGAL_TRANSITION'
    ? fail('ILLEGAL_TRANSITION', { message: 'Your second factor is on already.' })
    : (done as Failure<'BUSY'>);
});
