import type { UserActor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { instant } from '#shared/time.ts';
import type { Traveller } from '#shared/users/traveller.ts';
import type { TravellerItem } from './model.ts';
import { travellerAad } from './store.ts';

/** One of the user's own travellers, or of the customer's that staff book for (`userId`), all of it encrypted under a key of its own. */
export async function saveTravellerWrites(
  actor: UserActor,
  { id, ...fields }: Traveller,
  isNew: boolean,
  userId: string = actor.userId,
): Promise<Write[]> {
  const item: TravellerItem = {
    id,
    sealed: await encryptPersonal(travellerAad(actor, userId, id), fields),
    updatedAt: instant(clock.now()),
  };
  return [
    {
      kind: 'put',
      key: keys.traveller(actor, userId, id),
      item: { ...item },
      when: [isNew ? { absent: true } : { exists: true }],
      otherwise: isNew ? 'CONFLICT' : 'NOT_FOUND',
    },
  ];
}

/** With the row goes its wrapped key: nothing else opens what was encrypted under it. */
export const deleteTravellerWrites = (actor: UserActor, id: string): Write[] => [
  { kind: 'delete', key: keys.traveller(actor, actor.userId, id), when: [{ exists: true }], otherwise: 'NOT_FOUND' },
];
