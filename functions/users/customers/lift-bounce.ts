import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { addressHash, readMailProblem } from '#functions/notifications/store.ts';
import { liftBounceWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { DAY } from '#shared/time.ts';
import { liftBounce } from '#shared/users/customers/lift-bounce.ts';
import { readUser } from '../store.ts';
import { whileSuperAdmin } from './super-admin-writes.ts';
import { userEventWrite } from '../writes.ts';

/** Of one address: each mail that comes back costs every site of the platform some of its good name. */
const LIFTS = { limit: 3, windowMs: DAY };

export const liftBounceHandler = handle(liftBounce, async (actor, { userId }) => {
  const user = await readUser(actor, userId);
  if (!user?.email) return fail('NOT_FOUND');
  const { email } = user;
  const problem = await readMailProblem(actor, email);
  if (problem?.reason !== 'bounce') return ok({ email });
  const allowed = await spend(actor, 'LIFT-BOUNCE', addressHash(email), LIFTS);
  if (!allowed.ok) return allowed;
  const done = await commit(actor, [
    ...whileSuperAdmin(actor),
    ...liftBounceWrites(email),
    userEventWrite(actor, userId, 'bounce lifted'),
  ]);
  return done.ok ? ok({ email }) : done;
});
