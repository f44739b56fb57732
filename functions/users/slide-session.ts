import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import { DAY, HOUR } from '#shared/time.ts';
import type { SessionItem } from './model.ts';

/** A session unused this long is over. */
export const SESSION_IDLE = 14 * DAY;

/**
 * Moves a session's expiry with its use, at most hourly: the one write that a reading call may cause. Whether it moved.
 */
export async function slideSession(actor: Actor, session: SessionItem, sessionHash: string): Promise<boolean> {
  const expiresAt = clock.now() + SESSION_IDLE;
  if (expiresAt - session.expiresAt < HOUR) return false;
  const set = { expiresAt, ttl: Math.ceil(expiresAt / 1000) };
  return (
    await commit(actor, [{ kind: 'update', key: keys.session(actor, sessionHash), set, when: [{ exists: true }] }])
  ).ok;
}
