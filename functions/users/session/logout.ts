import { handle } from '#functions/http/handle.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { logout } from '#shared/users/session/logout.ts';
import { closeSessionWrites } from '../session-writes.ts';

export const logoutHandler = handle(logout, async (actor, _request, context) => {
  context.setCookies(clearedCookies());
  if (actor.kind !== 'user') return ok({ signedOut: true });
  const done = await commit(actor, closeSessionWrites(actor, actor.sessionHash));
  return done.ok ? ok({ signedOut: true }) : done;
});
