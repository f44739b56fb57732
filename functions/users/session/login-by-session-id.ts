import { handle } from '#functions/http/handle.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import { fail, ok } from '#shared/errors.ts';
import { loginBySessionId } from '#shared/users/session/login-by-session-id.ts';
import { showUser } from '../show-user.ts';
import { legalEntityOf } from '../store.ts';
import { userOfToken } from './user-of-token.ts';

export const loginBySessionIdHandler = handle(loginBySessionId, async (actor, { sessionId }, context) => {
  const user = await userOfToken(actor, context.host, sessionId);
  if (!user) return fail('NOT_SIGNED_IN');
  context.setCookies(sessionCookies(sessionId));
  return ok({ user: showUser(user, await legalEntityOf(actor, user)), sessionId });
});
