import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { userKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';
import { TRAVELLER_LIMIT } from '#shared/users/profile/save-traveller.ts';
import type { Traveller } from '#shared/users/profile/traveller.ts';
import type { TravellerCount, TravellerItem } from '../model.ts';
import { travellerAad } from './traveller-store.ts';

/** A traveller's row, all of it encrypted under a key of its own. */
async function travellerItem(actor: UserActor, userId: string, { id, ...fields }: Traveller): Promise<TravellerItem> {
  const sealed = await encryptPersonal(travellerAad(actor, userId, id), fields);
  return { id, sealed, updatedAt: instant(clock.now()) };
}

/**
 * One more of the user's own travellers, or of the customer's that staff book for (`userId`). `counted`: as just read
 * (readTravellerCount). VALIDATION where there are as many as there can be; BUSY where somebody counted meanwhile.
 */
export async function addTravellerWrites(
  actor: UserActor,
  traveller: Traveller,
  counted: TravellerCount,
  userId: string = actor.userId,
): Promise<Write<'VALIDATION'>[]> {
  const item = await travellerItem(actor, userId, traveller);
  return [create(userKeys.traveller(actor, userId, traveller.id), { ...item }), countWrite(actor, userId, counted, 1)];
}

/** A traveller in place of the one that was read. CONFLICT where it was changed since, NOT_FOUND where it is gone. */
export async function changeTravellerWrites(
  actor: UserActor,
  traveller: Traveller,
  { updatedAt }: Pick<TravellerItem, 'updatedAt'>,
  userId: string = actor.userId,
): Promise<Write<'NOT_FOUND'>[]> {
  return [
    {
      kind: 'put',
      key: userKeys.traveller(actor, userId, traveller.id),
      item: { ...(await travellerItem(actor, userId, traveller)) },
      when: [{ exists: true }, { field: 'updatedAt', is: updatedAt }],
      otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
    },
  ];
}

/** With the row goes its wrapped key: nothing else opens what was encrypted under it. BUSY where somebody counted meanwhile. */
export const deleteTravellerWrites = (
  actor: UserActor,
  id: string,
  counted: TravellerCount,
): Write<'NOT_FOUND' | 'VALIDATION'>[] => [
  {
    kind: 'delete',
    key: userKeys.traveller(actor, actor.userId, id),
    when: [{ exists: true }],
    otherwise: 'NOT_FOUND',
  },
  countWrite(actor, actor.userId, counted, -1),
];

/** The count moves with the rows, in their commit: a limit that was only read would be passed by two at once. */
const countWrite = (
  actor: UserActor,
  userId: string,
  { isKept, count }: TravellerCount,
  by: 1 | -1,
): Write<'VALIDATION'> => {
  const key = userKeys.travellerCount(actor, userId);
  if (!isKept) return create(key, { count: count + by }, 'BUSY');
  return {
    kind: 'update',
    key,
    add: { count: by },
    when: by > 0 ? [{ field: 'count', below: TRAVELLER_LIMIT }] : [{ exists: true }],
    otherwise: 'VALIDATION',
  };
};
