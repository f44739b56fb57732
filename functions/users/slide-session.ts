import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { entry } from '#functions/table/key.ts';
import { userKeys } from './keys.ts';
import { DAY, HOUR, instant } from '#shared/time.ts';
import type { SessionItem } from './model.ts';

/** A session unused this long is over. */
export const SESSION_IDLE = 14 * DAY;

/**
 * Moves a session's expiry, and its place in the list of the user's sessions, with its use, at most hourly: the one write that a reading call may cause. A program's key and a partner's stay end when it was said to. Whether it moved.
 */
export async function slideSession(actor: Actor, session: SessionItem, sessionHash: string): Promise<boolean> {
  if (session.kind !== undefined) return false;
  const now = clock.now();
  const expiresAt = now + SESSION_IDLE;
  if (expiresAt - session.expiresAt < HOUR) return false;
  const used = entry(userKeys.sessionsOfUser(actor, session.userId), instant(now));
  const set = { expiresAt, ttl: Math.ceil(expiresAt / 1000), ...used };
  return (
    await commit(actor, [{ kind: 'update', key: userKeys.session(actor, sessionHash), set, when: [{ exists: true }] }])
  ).ok;
}
