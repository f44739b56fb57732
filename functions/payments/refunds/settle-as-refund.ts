import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { refundSettledWrites } from '#functions/payments/gateways/refund-record-writes.ts';
import type { OrderItem, PaymentItem, RefundRecord } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { instant } from '#shared/time.ts';
import { isOverdrawn, openOf } from './left-of.ts';
import type { RefundItem } from './model.ts';
import { readRefundsOfOrder } from './store.ts';
import { refundEventWrite, refundSubject, refundTaskOf, wayBack } from './writes.ts';

/** Whether staff can say now that it went back at the dashboard: not while its gateway may be giving it. */
export const canSettle = ({ state }: Pick<RefundItem, 'state'>): boolean => state === 'Due' || state === 'Stuck';

/**
 * A refund that was made at the gateway's dashboard, waits for staff and is no more than `openOf(refund)` was this one: what
 * it took out of the gateway is taken out of what waits to go back, and nothing is given a second time. Less than all of it
 * leaves the rest due from now on. BUSY where the payment changed since it was read, ILLEGAL_TRANSITION where the refund did.
 */
export function settleAsRefundWrites(
  actor: Actor,
  refund: RefundItem,
  { order, payment }: { order: OrderItem; payment: PaymentItem },
  { refundId, reason }: { refundId: string; reason: string },
): Write<'ILLEGAL_TRANSITION'>[] {
  const { booked: minor = 0 } = recordOf(payment, refundId);
  const outside = (refund.outside ?? 0) + minor;
  const isAll = minor === openOf(refund);
  const now = clock.now();
  const { orderId: reference, currency } = refund;
  return [
    isAll
      ? refundEventWrite(actor, refund, 'settle', {
          outside,
          givenAt: instant(now),
          to: wayBack(order),
        })
      : refundEventWrite(actor, refund, 'settlePart', { outside, refusals: 0 }),
    ...refundSettledWrites(actor, payment, refundId, { how: 'refund', reason }),
    ...houseWrites(actor, {
      ...{ currency, reference },
      lines: [
        { account: 'clearing', minor: -minor },
        { account: 'outsideRefunds', minor },
      ],
    }),
    isAll
      ? endTask(refundTaskOf(actor, refund))
      : putTask(actor, refundTaskOf(actor, refund), 'REFUND', refundSubject(actor, refund), now),
  ];
}

/**
 * Whether a refund at the dashboard can be nothing but one that is due: taken for another matter, more would go back of the
 * order than was paid.
 */
export async function isOneOfOurs(
  actor: Actor,
  order: OrderItem,
  payment: PaymentItem,
  { booked = 0 }: RefundRecord,
): Promise<boolean> {
  if (!isOverdrawn(order, payment)) return false;
  return (await readRefundsOfOrder(actor, order.orderId)).some((one) => canSettle(one) && openOf(one) >= booked);
}

function recordOf({ refunds = {} }: PaymentItem, refundId: string): RefundRecord {
  const record = refunds[refundId];
  if (!record) throw new Error('no such refund was heard of');
  return record;
}
