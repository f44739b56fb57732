import type { Actor } from '#functions/actor.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { orderEventWrites, subjectOf } from '#functions/payments/writes.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import type { FailureCode } from '#shared/errors.ts';

/** Only whoever holds the order ends it, and lets go with it. */
const inHand = (lease: string) =>
  ({
    when: [{ field: 'lease', is: lease }],
    remove: ['lease', 'leasedUntil'],
    otherwise: 'ILLEGAL_TRANSITION',
  }) as const;

/** A paid order done, with what its service writes for it. */
export const completeWrites = <F extends FailureCode>(
  actor: Actor,
  order: OrderItem,
  lease: string,
  own: readonly Write<F>[],
): Write<F | 'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'complete', inHand(lease)),
  ...own,
  endTask(paymentKeys.orderTask(actor, order.orderId, 'BOOK')),
];

/** What was paid for cannot be had any more, because of `note`: the money goes back, from `now` (ms since 1970) on. */
export const startRefundWrites = (
  actor: Actor,
  order: OrderItem,
  lease: string,
  note: string,
  now: number,
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'startRefund', { ...inHand(lease), note }),
  putTask(actor, paymentKeys.orderTask(actor, order.orderId, 'REFUND'), 'REFUND', subjectOf(actor, order), now),
  endTask(paymentKeys.orderTask(actor, order.orderId, 'BOOK')),
];
