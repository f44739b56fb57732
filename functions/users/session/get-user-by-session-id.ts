import { handle } from '#functions/http/handle.ts';
import { readMailProblem } from '#functions/notifications/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { showPartner, showUser } from '../show-user.ts';
import { legalEntityOf, readPayer } from '../store.ts';
import { userOfToken } from './user-of-token.ts';

export const getUserBySessionIdHandler = handle(getUserBySessionId, async (actor, { sessionId }, { host }) => {
  const readAsker = async () => (actor.kind === 'user' ? readPayer(actor, actor.userId) : undefined);
  const user = await (sessionId ? userOfToken(actor, host, sessionId) : readAsker());
  if (!user) return fail('NOT_SIGNED_IN');
  if (!sessionId && actor.kind === 'user' && actor.stay) return ok(showPartner(user, actor.stay));
  const [entity, problem] = await Promise.all([legalEntityOf(actor, user), readMailProblem(actor, user.email)]);
  return ok({ ...showUser(user, entity), ...(problem && { mailProblem: problem }) });
});
