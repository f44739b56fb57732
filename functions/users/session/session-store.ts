import type { UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import type { Scope } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryPage } from '#functions/table/read.ts';
import { instant } from '#shared/time.ts';
import type { SessionItem, UserItem } from '../model.ts';
import { type SessionCard, unpackSessionCard } from '../session-card.ts';
import { SESSION_IDLE } from '../slide-session.ts';
import type { ListedSession } from '../access-model.ts';

/** Sessions of one user that are looked at. */
const MOST = 100;

/** A session as its user sees it. */
export interface OwnSession extends SessionCard {
  /** SHA-256 of its secret: its key. */
  hash: string;
  /** What it is called by: told nobody anything of the key. */
  id: string;
  /** Instant of the last use. */
  lastUsedAt: string;
}

const idOf = (hash: string): string => hashSecret(hash).slice(0, 32);

/**
 * The live sessions of the user who asks, the last used first. One Query; the session that asks is always there, and
 * costs a read where the list has not heard of it yet. One that has just ended may still be there for a moment.
 */
export async function readOwnSessions(actor: UserActor, scope: Scope): Promise<OwnSession[]> {
  const list = listIn(scope, { mine: (user) => userKeys.sessionsOfUser(user, user.userId) });
  const { items } = await queryPage(list, {
    descending: true,
    limit: MOST,
    fields: ['pk', 'card', 'g3s'],
  });
  const partition = userKeys.session(actor, '').pk;
  const unused = instant(clock.now() - SESSION_IDLE);
  const listed = items
    .flatMap(({ pk, card, g3s: lastUsedAt }): OwnSession[] => {
      const hash = pk.slice(partition.length);
      return card ? [{ ...unpackSessionCard(card), hash, id: idOf(hash), lastUsedAt }] : [];
    })
    .filter(({ epoch, lastUsedAt }) => epoch === actor.sessionEpoch && lastUsedAt > unused);
  if (listed.some(({ hash }) => hash === actor.sessionHash)) return listed;
  const own = await getItem(userKeys.session(actor, actor.sessionHash));
  return own ? [ownSession(actor.sessionHash, own), ...listed].slice(0, MOST) : listed;
}

const ownSession = (hash: string, { g3s, ...row }: SessionItem & Partial<ListedSession>): OwnSession => ({
  ...{ hash, id: idOf(hash), lastUsedAt: g3s ?? row.createdAt },
  ...{ epoch: row.epoch, createdAt: row.createdAt, ...(row.device && { device: row.device }) },
});

/** The user who asks and the session that they ask by, as they stand; undefined where one is gone. */
export async function readSignedIn(actor: UserActor): Promise<{ user: UserItem; session: SessionItem } | undefined> {
  const [user, session] = await getItems([
    userKeys.user(actor, actor.userId),
    userKeys.session(actor, actor.sessionHash),
  ]);
  return user && session && { user, session };
}
