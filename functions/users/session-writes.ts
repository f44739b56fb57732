import { randomBytes } from 'node:crypto';
import type { Actor, UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { userKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';
import type { SessionItem, UserItem } from './model.ts';
import { packedSessionCard } from './session-card.ts';
import { SESSION_IDLE } from './slide-session.ts';

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A session for the user at its present epoch, on a device (`deviceOf`) and from a network (`shownNetwork`), each empty where unknown. The token is told once; the table keeps its hash. */
export function openSessionWrites(
  actor: Actor,
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  device = '',
  network = '',
): { token: string; writes: Write<never>[] } {
  const secret = newSecret();
  const now = clock.now();
  const session: SessionItem = {
    userId,
    epoch: sessionEpoch,
    expiresAt: now + SESSION_IDLE,
    createdAt: instant(now),
    ...(device && { device }),
    ...(network && { network }),
    ttl: Math.ceil((now + SESSION_IDLE) / 1000),
  };
  const listed = entry(userKeys.sessionsOfUser(actor, userId), session.createdAt);
  return {
    token: `${userId}.${secret}`,
    writes: [
      create(userKeys.session(actor, hashSecret(secret)), {
        ...session,
        card: packedSessionCard(session),
        ...listed,
      }),
    ],
  };
}

/** Ends a session of one's own that is there. NOT_FOUND where it ended meanwhile. */
export const endSessionWrite = (actor: UserActor, sessionHash: string): Write<'NOT_FOUND'> => ({
  kind: 'delete',
  key: userKeys.session(actor, sessionHash),
  when: [{ field: 'userId', is: actor.userId }],
  otherwise: 'NOT_FOUND',
});

export const closeSessionWrites = (actor: Actor, sessionHash: string): Write<never>[] => [
  { kind: 'delete', key: userKeys.session(actor, sessionHash) },
];

/** Raising the epoch ends every session of the user at its next call, and every mailed link. */
export const closeEverySessionWrites = (actor: Actor, userId: string): Write<'NOT_FOUND'>[] => [
  {
    kind: 'update',
    key: userKeys.user(actor, userId),
    add: { sessionEpoch: 1 },
    when: [{ exists: true }],
    otherwise: 'NOT_FOUND',
  },
];

/**
 * Ends every session of the user but the one that asks, which goes on at the next epoch; mailed links end too. CONFLICT
 * where the sessions were ended since the user was read.
 */
export const closeOtherSessionsWrites = (
  actor: UserActor,
  { userId, sessionEpoch }: UserItem,
  session: SessionItem,
): Write<never>[] => [
  {
    kind: 'update',
    key: userKeys.user(actor, userId),
    set: { sessionEpoch: sessionEpoch + 1 },
    when: [{ field: 'sessionEpoch', is: sessionEpoch }],
  },
  {
    kind: 'update',
    key: userKeys.session(actor, actor.sessionHash),
    set: { epoch: sessionEpoch + 1, card: packedSessionCard({ ...session, epoch: sessionEpoch + 1 }) },
    when: [{ exists: true }],
  },
];
