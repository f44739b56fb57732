import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentPlaces, toldAsRead } from '#functions/payments/list-writes.ts';
import type { OrderItem, PaymentItem, RefundRecord } from '#functions/payments/model.ts';
import { eventItem } from '#functions/payments/writes.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import { formatMoney } from '#shared/money.ts';
import { instant } from '#shared/time.ts';
import type { RefundsHeard } from './refunds-heard.ts';

/** The records of an order's refunds as they are from now on; BUSY where the payments changed since they were read. */
export function refundRecordWrites(
  actor: Actor,
  payment: PaymentItem,
  refunds: Record<string, RefundRecord>,
): Write<never>[] {
  const places = paymentPlaces(actor, { ...payment, refunds });
  return [
    {
      kind: 'update',
      key: paymentKeys.payment(actor, payment.orderId),
      set: { refunds, told: (payment.told ?? 0) + 1, ...places.set },
      remove: places.remove,
      when: [toldAsRead(payment), { field: 'outcome', is: payment.outcome }, { field: 'count', is: payment.count }],
      otherwise: 'BUSY',
    },
  ];
}

/**
 * What was heard of a payment's refunds: kept with the payments and, of those that others made, booked out of the gateway
 * and into the order's timeline, in one commit. Where the payment paid for something that stands, each waits for staff:
 * no wallet is touched. BUSY where order or payments changed since they were read.
 */
export function refundsHeardWrites(
  actor: Actor,
  {
    payment,
    order,
    gateway,
    paymentId,
  }: { payment: PaymentItem; order: OrderItem; gateway: string; paymentId: string },
  { refunds, booked }: RefundsHeard,
): Write<never>[] {
  const waits = order.paidBy?.method === 'gateway' && order.paidBy.paymentId === paymentId && !isGivenBack(order);
  const marked: Record<string, RefundRecord> = { ...refunds };
  if (waits) for (const { refundId } of booked) marked[refundId] = { ...refunds[refundId]!, waits: true };
  const { orderId } = order;
  return [
    ...refundRecordWrites(actor, payment, marked),
    ...(booked.length
      ? [
          {
            kind: 'check' as const,
            key: paymentKeys.order(actor, orderId),
            when: [{ field: 'state', is: order.state }],
            otherwise: 'BUSY' as const,
          },
        ]
      : []),
    ...booked.flatMap(({ refundId, minor }) => [
      ...houseWrites(actor, {
        currency: payment.currency,
        reference: orderId,
        lines: [
          { account: `gateway:${gateway}`, minor },
          { account: 'outsideRefunds', minor: -minor },
        ],
      }),
      eventItem(actor, orderId, {
        event: 'outsideRefund',
        from: order.state,
        to: order.state,
        note: `${gateway} ${refundId}, ${formatMoney(minor, payment.currency)}`,
      }),
    ]),
  ];
}

const isGivenBack = ({ state }: OrderItem): boolean => state === 'REFUNDING' || state === 'REFUNDED';

function settledAs(refund: RefundRecord, settled: NonNullable<RefundRecord['settled']>): RefundRecord {
  const { waits: _, ...kept } = refund;
  return { ...kept, settled };
}

/** What staff say of a refund that waited for them. */
export function refundSettledWrites(
  actor: Actor,
  payment: PaymentItem,
  refundId: string,
  { how, reason }: Pick<NonNullable<RefundRecord['settled']>, 'how' | 'reason'>,
): Write<never>[] {
  const settled = { how, reason, at: instant(clock.now()), by: actorName(actor) };
  const refund = settledAs(payment.refunds![refundId]!, settled);
  return refundRecordWrites(actor, payment, { ...payment.refunds, [refundId]: refund });
}

/** What waits of an order's refunds is answered by the refund of the order itself, which takes it into account. */
export function settledByRefundWrites(actor: Actor, payment: PaymentItem | undefined): Write<never>[] {
  const waiting = Object.entries(payment?.refunds ?? {}).filter(([, { waits }]) => waits);
  if (!payment || waiting.length === 0) return [];
  const settled = { how: 'order' as const, reason: '', at: instant(clock.now()), by: actorName(actor) };
  const ended = waiting.map(([refundId, refund]) => [refundId, settledAs(refund, settled)] as const);
  return refundRecordWrites(actor, payment, { ...payment.refunds, ...Object.fromEntries(ended) });
}
