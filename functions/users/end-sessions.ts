import { scopeOf } from '#functions/actors/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { endSessions } from '#shared/users/end-sessions.ts';
import { readOwnSessions } from './session-store.ts';
import { closeOtherSessionsWrites, closeSessionWrites } from './session-writes.ts';
import { readUser } from './store.ts';
import { userEventWrite } from './writes.ts';

const GONE = 'This device is signed out already.';
/** Whatever else of the user is changed meanwhile. */
const TRIES = 4;

export const endSessionsHandler = handle(endSessions, async (actor, { sessionIds }, context) => {
  for (let tries = 1; ; tries++) {
    const own = sessionIds && (await readOwnSessions(actor, scopeOf(actor, endSessions)));
    const user = sessionIds ? own?.user : await readUser(actor, actor.userId);
    if (!user) return fail('NOT_SIGNED_IN');
    const named = own?.sessions.filter(({ id }) => sessionIds?.includes(id)) ?? [];
    if (sessionIds && named.length < new Set(sessionIds).size) return fail('NOT_FOUND', { message: GONE });
    const done = await commit(
      actor,
      sessionIds
        ? [
            ...named.flatMap(({ hash }) => closeSessionWrites(actor, hash)),
            userEventWrite(actor, actor.userId, 'signed out a device'),
          ]
        : [
            ...closeOtherSessionsWrites(actor, user),
            userEventWrite(actor, actor.userId, 'signed out every other device'),
          ],
    );
    if (!done.ok && done.code === 'CONFLICT' && tries < TRIES) continue;
    if (!done.ok) return done as Failure<'CONFLICT' | 'NOT_FOUND' | 'BUSY'>;
    const isSignedOut = named.some(({ hash }) => hash === actor.sessionHash);
    if (isSignedOut) context.setCookies(clearedCookies());
    return ok({ isSignedOut });
  }
});
