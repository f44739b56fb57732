import type { Actor } from '#functions/actor.ts';
import type { BookingItem, DraftRow } from '#functions/bookings/model.ts';
import { listKeys } from '#functions/lists/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';

/** A draft becomes the booking's row: without what is the draft row's own. */
export function draftIn(row: DraftRow | BookingItem): BookingItem {
  const { ttl: _ttl, pk: _pk, sk: _sk, v: _v, ...draft } = row as DraftRow;
  return draft;
}

const COUNTER_SHARDS = 8;

/** A site's bookings are counted once each. */
export const countWrite = (actor: Actor, order: Pick<OrderItem, 'orderId'>): Write<never> => ({
  kind: 'update',
  key: listKeys.counter(actor, 'bookings', order.orderId.charCodeAt(0) % COUNTER_SHARDS),
  add: { count: 1 },
});
