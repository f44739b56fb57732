import { handle } from '#functions/http/handle.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { ok } from '#shared/errors.ts';
import { signOutEverywhere } from '#shared/users/session/sign-out-everywhere.ts';
import { closeEverySessionWrites } from '../session-writes.ts';
import { userEventWrite } from '../writes.ts';

export const signOutEverywhereHandler = handle(signOutEverywhere, async (actor, _request, context) => {
  const done = await commit(actor, [
    ...closeEverySessionWrites(actor, actor.userId),
    userEventWrite(actor, actor.userId, 'signed out everywhere'),
  ]);
  if (!done.ok) return done;
  context.setCookies(clearedCookies());
  return ok({ signedOut: true });
});
