import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { readOwnSessions } from './session-store.ts';

export const getSessionsHandler = handle(getSessions, async (actor) => {
  const own = await readOwnSessions(actor, scopeOf(actor, getSessions));
  const sessions = own.map(({ id, hash, device = '', network = '', createdAt, lastUsedAt }) => ({
    id,
    device,
    network,
    signedInAt: createdAt,
    lastUsedAt,
    isCurrent: hash === actor.sessionHash,
  }));
  return ok({ sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) });
});
