import type { UserActor } from '#functions/actor.ts';
import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { clearedCookies } from '#functions/http/session-cookie.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { endSessions } from '#shared/users/session/end-sessions.ts';
import { keepDeviceWrites } from './known-device-writes.ts';
import { readOwnSessions, readSignedIn } from './session-store.ts';
import { closeOtherSessionsWrites, endSessionWrite } from '../session-writes.ts';
import { userEventWrite } from '../writes.ts';

const GONE = 'This device is already signed out.';

export const endSessionsHandler = handle(endSessions, async (actor, { sessionIds }, context) => {
  if (!sessionIds) return endOthers(actor, context.device);
  const named = (await readOwnSessions(actor, scopeOf(actor, endSessions))).filter(({ id }) => sessionIds.includes(id));
  if (named.length < new Set(sessionIds).size) return fail('NOT_FOUND', { message: GONE });
  const done = await commit(actor, [
    ...named.map(({ hash }) => endSessionWrite(actor, hash)),
    userEventWrite(actor, actor.userId, 'signed out a device'),
  ]);
  if (!done.ok) return done.code === 'NOT_FOUND' ? fail('NOT_FOUND', { message: GONE }) : done;
  const isSignedOut = named.some(({ hash }) => hash === actor.sessionHash);
  if (isSignedOut) context.setCookies(clearedCookies());
  return ok({ isSignedOut });
});

const endOthers = (actor: UserActor, device: string) =>
  untilItStands(async () => {
    const signedIn = await readSignedIn(actor);
    if (!signedIn) return fail('NOT_SIGNED_IN');
    const done = await commit(actor, [
      ...closeOtherSessionsWrites(actor, signedIn.user, signedIn.session),
      ...(await keepDeviceWrites(actor, signedIn.user, device)),
      userEventWrite(actor, actor.userId, 'signed out every other device'),
    ]);
    return done.ok ? ok({ isSignedOut: false }) : done;
  });
