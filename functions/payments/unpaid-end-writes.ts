import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask } from '#functions/tasks/writes.ts';
import { DAY } from '#shared/time.ts';
import type { HeldSlot, OrderItem, OrderSlot } from './model.ts';
import { serviceOf } from './services/registry.ts';
import { orderEventWrites } from './writes.ts';

/**
 * Ends the wait for payment: only once the time is over, and only while nobody paid. What was to be paid for goes
 * with it, by the rows that say what that was (readPaidFor).
 */
export const expireWrites = (
  actor: Actor,
  order: OrderItem,
  rows: readonly unknown[] = [],
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'expire', { when: [{ field: 'expiresAt', below: clock.now() + 1 }] }),
  ...dropUnpaidWrites(actor, order, rows),
];

/** Ends the wait for payment before its time: what was to be paid for is gone. BUSY where somebody paid or it ended meanwhile. */
export const giveUpWrites = (actor: Actor, order: OrderItem, note: string): Write<never>[] => [
  ...orderEventWrites(actor, order, 'expire', { otherwise: 'BUSY', note }),
  ...dropUnpaidWrites(actor, order),
];

/** A newer order takes the place of one that nobody paid. BUSY where somebody did, or it ended meanwhile. */
export const supersedeWrites = (actor: Actor, older: OrderItem, newer: Pick<OrderItem, 'orderId'>): Write<never>[] => [
  ...orderEventWrites(actor, older, 'supersede', {
    set: { supersededBy: newer.orderId },
    otherwise: 'BUSY',
    note: newer.orderId,
  }),
  ...dropUnpaidWrites(actor, older),
];

const dropUnpaidWrites = (actor: Actor, order: OrderItem, rows: readonly unknown[] = []): Write<never>[] => [
  endTask(paymentKeys.orderTask(actor, order.orderId, 'EXPIRY')),
  ...serviceOf(order).dropWrites(actor, order, rows),
];

/** A slot outlives the orders in it by so long, ms. */
const SLOT_LIFE = DAY;

/**
 * A newer order takes its slot and, in the same commit, the place of the one that stood there, if that one is unpaid: it
 * cannot be paid any more, and a payment on its way to it goes back. BUSY where the slot or the older order changed
 * since they were read; read both again.
 */
export const takeSlotWrites = (
  actor: Actor,
  { owner, searchId, slot }: OrderSlot,
  { orderId: heldId, order: older }: HeldSlot,
  newer: Pick<OrderItem, 'orderId' | 'expiresAt'>,
): Write<never>[] => [
  {
    kind: 'put',
    key: paymentKeys.orderSlot(actor, owner, searchId, slot),
    item: { orderId: newer.orderId, ttl: Math.ceil((newer.expiresAt + SLOT_LIFE) / 1000) },
    when: heldId === undefined ? [{ absent: true }] : [{ field: 'orderId', is: heldId }],
    otherwise: 'BUSY',
  },
  ...(older?.state === 'AWAITING_PAYMENT' ? supersedeWrites(actor, older, newer) : []),
];
