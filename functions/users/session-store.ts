import type { UserActor } from '#functions/actors/actor.ts';
import { hashSecret } from '#functions/actors/identify.ts';
import type { Scope } from '#functions/actors/scope.ts';
import { clock } from '#functions/clock.ts';
import { keys } from '#functions/table/keys.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, queryPage } from '#functions/table/read.ts';
import type { SessionItem, UserItem } from './model.ts';

/** Sessions of one user that are looked at: with the user's own row they are one trip. */
const MOST = 99;

/** A session as its user sees it. */
export interface OwnSession extends SessionItem {
  /** SHA-256 of its secret: its key. */
  hash: string;
  /** What it is called by: told nobody anything of the key. */
  id: string;
  /** Instant of the last use. */
  lastUsedAt: string;
}

const idOf = (hash: string): string => hashSecret(hash).slice(0, 32);

/**
 * The signed-in user with their live sessions, the last used first; undefined where the account is gone. What the index
 * has not heard of yet, or still has, is put right by the rows themselves; the session that asks is always there.
 */
export async function readOwnSessions(
  actor: UserActor,
  scope: Scope,
): Promise<{ user: UserItem; sessions: OwnSession[] } | undefined> {
  const list = listIn(scope, { mine: (user) => keys.sessionsOfUser(user, user.userId) });
  const { items } = await queryPage<{ pk: string }>(list, { descending: true, limit: MOST });
  const partition = keys.session(actor, '').pk;
  const hashes = new Set([actor.sessionHash, ...items.map(({ pk }) => pk.slice(partition.length))]);
  const asked = [...hashes].slice(0, MOST);
  const [user, ...rows] = (await getItems([
    keys.user(actor, actor.userId),
    ...asked.map((hash) => keys.session(actor, hash)),
  ])) as unknown as [UserItem | undefined, ...((SessionItem & { g3s?: string }) | undefined)[]];
  if (!user) return undefined;
  const sessions = rows
    .flatMap((row, at): OwnSession[] => {
      const hash = asked[at]!;
      return row ? [{ ...row, hash, id: idOf(hash), lastUsedAt: row.g3s ?? row.createdAt }] : [];
    })
    .filter((row) => row.userId === actor.userId && row.epoch === user.sessionEpoch && row.expiresAt > clock.now())
    .toSorted((one, other) => (one.lastUsedAt < other.lastUsedAt ? 1 : -1));
  return { user, sessions };
}
