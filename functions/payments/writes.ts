import { type Actor, actorName, type UserActor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { entry } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Otherwise, type Test, type Write } from '#functions/table/write.ts';
import { endTask, putTask, type TaskSubject } from '#functions/workers/writes.ts';
import { sortableId } from '#shared/ids.ts';
import { type OrderEvent, orderEvents } from '#shared/payments/model.ts';
import { instant } from '#shared/time.ts';
import type { OrderEventItem, OrderItem } from './model.ts';

/** What the domain that sells hands over; the rest of the row is the order's own. */
export type NewOrder = Pick<OrderItem, 'orderId' | 'serviceName' | 'subject' | 'amount' | 'currency' | 'costs' | 'expiresAt' | 'traceId' | 'redirectTo' | 'remark'>;

/**
 * An order that awaits payment until `expiresAt` (see paymentDeadline): its row, its first event and the task that ends
 * it. `amount` in minor units of `currency`. CONFLICT where the id is taken.
 */
export function createOrderWrites(actor: UserActor, order: NewOrder): Write[] {
  const now = clock.now();
  const row: OrderItem = { ...order, state: 'AWAITING_PAYMENT', owner: actor.owner, userId: actor.userId, createdAt: instant(now) };
  const card = { orderId: row.orderId, serviceName: row.serviceName, amount: row.amount, currency: row.currency, createdAt: row.createdAt };
  return [
    create(keys.order(actor, row.orderId), { ...row, card, ...entry(keys.ordersOfOwner(actor, row.owner), row.createdAt) }),
    eventItem(actor, row.orderId, { event: 'create', from: '', to: 'AWAITING_PAYMENT', note: '' }),
    putTask(keys.orderTask(actor, row.orderId, 'EXPIRY'), 'EXPIRY', subjectOf(actor, row), row.expiresAt),
  ];
}

/** What an order's tasks name. */
export const subjectOf = (actor: Actor, order: Pick<OrderItem, 'orderId' | 'subject'>): TaskSubject => ({ site: actor.site, orderId: order.orderId, bookingId: order.subject });

/** An entry of the order's timeline beside no change of state, or the one that orderEventWrites adds. */
export const eventItem = (actor: Actor, orderId: string, event: Pick<OrderEventItem, 'event' | 'from' | 'to' | 'note'>): Write => {
  const now = clock.now();
  return create(keys.orderEvent(actor, orderId, sortableId(now)), { ...event, at: instant(now), by: actorName(actor) });
};

export interface EventExtra {
  set?: Partial<OrderItem>;
  remove?: readonly (keyof OrderItem)[];
  /** Conditions beside the state that is left. */
  when?: readonly Test[];
  otherwise?: Otherwise;
  note?: string;
}

/**
 * One transition of an order as it was read: conditional on the state it leaves, with its audit event.
 * ILLEGAL_TRANSITION, and nothing written, where the table of transitions has no such event or the order moved on.
 */
export function orderEventWrites(actor: Actor, order: OrderItem, event: OrderEvent, extra: EventExtra = {}): Write[] {
  const { from, to } = orderEvents[event];
  return [
    {
      kind: 'update',
      key: keys.order(actor, order.orderId),
      set: { ...extra.set, state: to },
      remove: extra.remove,
      when: [{ field: 'state', oneOf: from }, { field: 'state', is: order.state }, ...(extra.when ?? [])],
      otherwise: extra.otherwise ?? 'ILLEGAL_TRANSITION',
    },
    eventItem(actor, order.orderId, { event, from: order.state, to, note: extra.note ?? '' }),
  ];
}

/** Ends the wait for payment: only once the time is over, and only while nobody paid. The unpaid booking's traces go with it. */
export function expireWrites(actor: Actor, order: OrderItem): Write[] {
  return [
    ...orderEventWrites(actor, order, 'expire', { when: [{ field: 'expiresAt', below: clock.now() + 1 }] }),
    endTask(keys.orderTask(actor, order.orderId, 'EXPIRY')),
  ];
}
