import { handle } from '#functions/http/handle.ts';
import { readMailProblem } from '#functions/notifications/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { showStay, showUser } from '../show-user.ts';
import { legalEntityOf, readPayer } from '../store.ts';
import { userOfToken } from './user-of-token.ts';

export const getUserBySessionIdHandler = handle(getUserBySessionId, async (actor, { sessionId }, { host }) => {
  const readAsker = async () => {
    const asker = actor.kind === 'user' ? await readPayer(actor, actor.userId) : undefined;
    // Who stands for a partner site is called by their own name.
    return asker?.partnerSite && actor.kind === 'user' ? { ...asker, firstName: actor.name } : asker;
  };
  const user = await (sessionId ? userOfToken(actor, host, sessionId) : readAsker());
  if (!user) return fail('NOT_SIGNED_IN');
  const [entity, problem] = await Promise.all([legalEntityOf(actor, user), readMailProblem(actor, user.email)]);
  const stay = !sessionId && actor.kind === 'user' && actor.stay;
  return ok({
    ...showUser(user, entity),
    ...(problem && { mailProblem: problem }),
    ...(stay && { partnerStay: showStay(stay, user) }),
  });
});
