import { type Actor, type UserActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { requestKeys } from '#functions/http/keys.ts';
import type { AnswersItem } from '#functions/http/model.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import { readBooker } from '#functions/users/store.ts';
import { dayIn } from '#shared/time.ts';
import { placeOf } from './key-place.ts';
import { programKeys } from './keys.ts';
import type { KeyItem } from './model.ts';

/** A key, and how much of it was used. */
export interface UsedKey {
  key: KeyItem;
  callsToday: number;
  /** Instant of the last answer; undefined where it was never used. */
  lastUsedAt: string | undefined;
}

/** An owner's keys, the newest first: one Query, and what was used of them in one trip. */
export async function readOwnKeys(scope: Scope): Promise<UsedKey[]> {
  const keys = await queryAll(
    listIn<KeyItem>(scope, { mine: (user: UserActor) => programKeys.programKeysOf(user, user.owner) }),
    { consistent: true },
  );
  return withUse(
    scope.actor,
    keys.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  );
}

/** The site's keys, the newest first, by cursor. One Query, and a trip for their rows and what was used of them. */
export async function readSiteKeys(
  scope: Scope,
  page: { limit: number; cursor?: string },
): Promise<{ keys: UsedKey[]; cursor: string | undefined }> {
  const { cards, cursor } = await readCards(
    listIn(scope, { site: programKeys.programKeysOfSite }),
    (card) => JSON.parse(card) as Listed,
    { ...page, descending: true },
  );
  const { actor } = scope;
  const [rows, uses] = await Promise.all([
    getItems(cards.map(({ id, owner }) => programKeys.programKey(actor, owner, id))),
    readUses(actor, cards),
  ]);
  return { keys: rows.flatMap((key, at) => (key ? [{ key, ...uses[at]! }] : [])), cursor };
}

/** What of a key stands in the site's list. */
type Listed = Pick<KeyItem, 'id' | 'owner' | 'isTest'>;

/** A key by its id; undefined where there is none that the actor reaches. Two reads. */
export async function readKey(actor: Actor, id: string): Promise<KeyItem | undefined> {
  const machine = await readBooker(actor, id);
  if (!machine?.isMachine) return undefined;
  const owner = ownerOf(machine);
  return mayReach(actor, owner) ? getItem(programKeys.programKey(actor, owner, id)) : undefined;
}

/** What was answered to a key; undefined where it was never used. */
export const readAnswers = (place: Actor, { id }: KeyItem): Promise<AnswersItem | undefined> =>
  getItem(requestKeys.answers(place, id));

/** Keys with what was used of them. One trip. */
export async function withUse(actor: Actor, keys: readonly KeyItem[]): Promise<UsedKey[]> {
  const uses = await readUses(actor, keys);
  return keys.map((key, at) => ({ key, ...uses[at]! }));
}

async function readUses(
  actor: Actor,
  keys: readonly Pick<KeyItem, 'id' | 'isTest'>[],
): Promise<Omit<UsedKey, 'key'>[]> {
  const sandbox = keys.some(({ isTest }) => isTest) ? await placeOf(actor, { isTest: true }) : actor;
  const places = keys.map(({ isTest }) => (isTest ? sandbox : actor));
  const now = clock.now();
  const read = keys.length
    ? await getItems(
        [
          ...keys.map(({ id }, at) => {
            const place = places[at]!;
            return requestKeys.callsOfDay(place, id, dayIn(place.head.zone, now));
          }),
          ...keys.map(({ id }, at) => requestKeys.answers(places[at]!, id)),
        ],
        { fields: ['calls', 'lastAt'] },
      )
    : [];
  return keys.map((_, at) => {
    const calls = read[at] as { calls?: number } | undefined;
    const answers = read[keys.length + at] as { lastAt?: string } | undefined;
    return { callsToday: calls?.calls ?? 0, lastUsedAt: answers?.lastAt };
  });
}
