import { mayJump } from '#functions/actors/jumped.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { showPartner } from '#functions/users/show-user.ts';
import { readPayer } from '#functions/users/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { MINUTE } from '#shared/time.ts';
import { jumpInWrites } from './jump-writes.ts';
import { readJump } from './link-store.ts';

const TRIES = { limit: 30, windowMs: MINUTE };

/** Once, within its minute, where the link is live and whoever asked for it is not blocked: all else is one answer. */
export const jumpInHandler = handle(jumpIn, async (actor, { code }, context) => {
  const allowed = await spend(actor, 'JUMP', context.address, TRIES);
  if (!allowed.ok) return allowed;
  const jump = await readJump(actor, code);
  if (!jump || jump.expiresAt <= clock.now() || !(await mayJump(actor.site, jump))) return fail('LINK_EXPIRED');
  const user = await readPayer(actor, jump.partnerId);
  if (!user) return fail('LINK_EXPIRED');
  const { token, until, writes } = jumpInWrites(actor, code, jump, user.sessionEpoch);
  const done = await commit(actor, writes);
  if (!done.ok) return done;
  context.setCookies(sessionCookies(token));
  return ok({
    user: showPartner(user, { ...jump, until }),
    sessionId: token,
  });
});
