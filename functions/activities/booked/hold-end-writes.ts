import type { Actor } from '#functions/actor.ts';
import type { BookedHead, CartHead } from '#functions/activities/cart/model.ts';
import { freeWrites } from '#functions/activities/cart/slot-writes.ts';
import { changeCartWrites } from '#functions/activities/cart/writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';

/** The cart that waits for an order; undefined where it does not, any more. */
export const heldBy = (head: CartHead | undefined, { orderId }: Pick<OrderItem, 'orderId'>): BookedHead | undefined =>
  head?.status === 'ON_HOLD' && head.booked?.orderId === orderId ? { ...head, booked: head.booked } : undefined;

/** A cart's hold is over: its places are free again. BUSY where it moved on. */
export const holdEndWrites = (actor: Actor, head: BookedHead): Write<never>[] => [
  ...changeCartWrites(
    actor,
    head,
    { ...head, status: 'EXPIRED', booked: { ...head.booked, takes: [] } },
    { told: { event: 'expire', note: '' } },
    'BUSY',
  ),
  ...freeWrites(actor, head.booked.takes),
];
