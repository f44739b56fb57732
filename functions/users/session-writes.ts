import { randomBytes } from 'node:crypto';
import type { Actor } from '#functions/actors/actor.ts';
import { hashSecret } from '#functions/actors/identify.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';
import type { SessionItem, UserItem } from './model.ts';
import { SESSION_IDLE } from './slide-session.ts';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A session for the user at its present epoch. The token is told once; the table keeps its hash. */
export function openSessionWrites(
  actor: Actor,
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
): { token: string; writes: Write[] } {
  const secret = newSecret();
  const now = clock.now();
  const session: SessionItem = {
    userId,
    epoch: sessionEpoch,
    expiresAt: now + SESSION_IDLE,
    createdAt: instant(now),
    ttl: Math.ceil((now + SESSION_IDLE) / 1000),
  };
  const listed = entry(keys.sessionsOfUser(actor, userId), session.createdAt);
  return {
    token: `${userId}.${secret}`,
    writes: [create(keys.session(actor, hashSecret(secret)), { ...session, ...listed })],
  };
}

export const closeSessionWrites = (actor: Actor, sessionHash: string): Write[] => [
  { kind: 'delete', key: keys.session(actor, sessionHash) },
];

/** Raising the epoch ends every session of the user at its next call, and every mailed link. */
export const closeEverySessionWrites = (actor: Actor, userId: string): Write[] => [
  {
    kind: 'update',
    key: keys.user(actor, userId),
    add: { sessionEpoch: 1 },
    when: [{ exists: true }],
    otherwise: 'NOT_FOUND',
  },
];
