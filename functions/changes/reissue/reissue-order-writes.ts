import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { clock } from '#functions/clock.ts';
import { invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { refundPosting } from '#functions/payments/refunds/refund-lines.ts';
import { readOrder } from '#functions/payments/store.ts';
import { orderEventWrites, subjectOf } from '#functions/payments/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { isInProcess } from '#shared/payments/model.ts';
import type { ChangeItem, Charges } from '../model.ts';

/** The paid order of a reissue that has no end yet; undefined where nothing was to be paid, or is paid. */
export async function readPaidReissue(actor: Actor, change: ChangeItem): Promise<OrderItem | undefined> {
  const order = change.toPay && (await readOrder(actor, change.toPay.orderId));
  return order?.ok && isInProcess(order.value.state) && order.value.state !== 'REFUNDING' ? order.value : undefined;
}

const noMoreWork = (actor: Actor, order: OrderItem) => endTask(paymentKeys.orderTask(actor, order.orderId, 'BOOK'));

/** Paid, it waits for its change request, in no worker's hands: whoever holds it by `lease` lets go. */
export const waitForChangeWrites = (actor: Actor, order: OrderItem, lease: string): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'startBooking', {
    when: [{ field: 'lease', is: lease }],
    remove: ['lease', 'leasedUntil'],
  }),
  noMoreWork(actor, order),
];

/** It was reissued: the order is done, what was paid is earned, and its invoice is due. */
export const completeReissueOrderWrites = (
  actor: Actor,
  order: OrderItem,
  { source, bookingId }: BookingItem,
  { lines }: Charges,
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'complete', { remove: ['lease', 'leasedUntil'] }),
  ...houseWrites(actor, {
    currency: order.currency,
    reference: order.orderId,
    lines: refundPosting({ lines, minor: -order.amount }),
    about: { source, bookingId },
  }),
  invoiceDueWrite(actor, order.orderId),
  noMoreWork(actor, order),
];

/** Nothing came of it: what was paid goes back. Nothing where nothing was paid. */
export async function reissueUndoneWrites(actor: Actor, change: ChangeItem): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  const order = await readPaidReissue(actor, change);
  if (!order) return [];
  return [
    ...orderEventWrites(actor, order, 'startRefund', {
      remove: ['lease', 'leasedUntil'],
      note: change.requestId,
    }),
    putTask(
      actor,
      paymentKeys.orderTask(actor, order.orderId, 'REFUND'),
      'REFUND',
      subjectOf(actor, order),
      clock.now(),
    ),
    noMoreWork(actor, order),
  ];
}
