import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import type { ChangeItem } from '#functions/changes/model.ts';
import { plainChange } from '#functions/changes/plain.ts';
import { tellWrites } from '#functions/changes/task-writes.ts';
import { acceptByPayingWrites } from '#functions/changes/writes.ts';
import type { Ready } from './order-service.ts';

/** What paying for other flights writes: their request is accepted, and its supplier told. `stored`: its row as read. */
export function readyToReissue(actor: Actor, stored: ChangeItem, booking: BookingItem): Ready {
  const change = plainChange(stored);
  return {
    twins: [],
    writes: () => [
      ...acceptByPayingWrites(actor, { change, booking }),
      ...tellWrites(actor, { ...change, state: 'Accepted' as const }),
    ],
  };
}
