import type { Actor } from '#functions/actor.ts';
import { decryptPersonal, isUnreadable } from '#functions/runtime/data-keys.ts';
import { log } from '#functions/runtime/log.ts';
import { userKeys } from '../keys.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import type { Traveller } from '#shared/users/profile/traveller.ts';
import type { TravellerCount, TravellerItem } from '../model.ts';

/** What is opened of a row. */
type SealedTraveller = Pick<TravellerItem, 'id' | 'sealed'>;

export const readTravellerItems = (actor: Actor, userId: string): Promise<SealedTraveller[]> =>
  queryAll(userKeys.travellers(actor, userId), {
    consistent: true,
    fields: ['id', 'sealed'],
  });

/** One of a user's travellers as the row stands; undefined where there is none of this id. */
export const readTravellerItem = (actor: Actor, userId: string, id: string): Promise<TravellerItem | undefined> =>
  getItem(userKeys.traveller(actor, userId, id));

/** How many travellers a user has saved. */
export async function readTravellerCount(actor: Actor, userId: string): Promise<TravellerCount> {
  const row = await getItem(userKeys.travellerCount(actor, userId));
  return { isKept: row !== undefined, count: row?.count ?? 0 };
}

/** The user's saved travellers, decrypted. One that no key opens is left out, and said to whoever runs the platform. */
export const readTravellers = async (actor: Actor, userId: string): Promise<Traveller[]> =>
  (await openAll(actor, userId, await readTravellerItems(actor, userId))).filter(
    (traveller) => traveller !== undefined,
  );

/** Some of them, by their different ids in that order, in one trip; undefined for one that is not there or that no key opens. */
export async function readTravellersOf(
  actor: Actor,
  userId: string,
  ids: readonly string[],
): Promise<(Traveller | undefined)[]> {
  const rows = await getItems(ids.map((id) => userKeys.traveller(actor, userId, id)));
  return openAll(actor, userId, rows);
}

/** What a row holds, opened; undefined where no key opens it. Throws where the keys cannot be asked at all. */
export async function openTraveller(
  actor: Actor,
  userId: string,
  { id, sealed }: SealedTraveller,
): Promise<Traveller | undefined> {
  try {
    const fields = await decryptPersonal(travellerAad(actor, userId, id), sealed);
    return { ...(fields as Omit<Traveller, 'id'>), id };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    log.error('traveller unreadable', { site: actor.site, userId, traveller: id, error: error as Error });
    return undefined;
  }
}

const openAll = (actor: Actor, userId: string, items: readonly (SealedTraveller | undefined)[]) =>
  Promise.all(items.map(async (item) => item && openTraveller(actor, userId, item)));

export const travellerAad = (actor: Actor, userId: string, id: string): string =>
  `traveller/${actor.site}/${userId}/${id}`;
