import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from './keys.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { instant } from '#shared/time.ts';
import type { GatewayPayment, PaymentGateway } from './gateways/payment-gateway.ts';
import { paymentPlaces, toldAsRead } from './list-writes.ts';
import type { OrderItem, PaymentItem, ReturnedPayment } from './model.ts';
import { eventItem, orderEventWrites, subjectOf } from './writes.ts';

/** What the task names that sends a payment back, one that pays for nothing. */
export const lostPayment = (
  actor: Actor,
  order: Pick<OrderItem, 'orderId' | 'subject'>,
  payment: NonNullable<OrderSubject['payment']>,
): OrderSubject => ({ ...subjectOf(actor, order), name: 'payment', payment });

/** What an order's payments say of one that goes back; BUSY where they changed since they were read. */
function returnedWrites(
  actor: Actor,
  payment: PaymentItem,
  { outcome, paymentId }: Pick<PaymentItem, 'outcome'> & { paymentId: string },
  one: ReturnedPayment,
): Write<never>[] {
  const returned = { ...payment.returned, [paymentId]: one };
  const places = paymentPlaces(actor, { ...payment, outcome, returned });
  return [
    {
      kind: 'update',
      key: paymentKeys.payment(actor, payment.orderId),
      set: { outcome, returned, told: (payment.told ?? 0) + 1, ...places.set },
      remove: places.remove,
      when: [toldAsRead(payment), { field: 'outcome', is: payment.outcome }, { field: 'count', is: payment.count }],
      otherwise: 'BUSY',
    },
  ];
}

/**
 * A credited payment that pays for nothing (too late, twice, another amount) goes back: the task, and a word in the
 * timeline and with the order's payments.
 */
export const sendBackWrites = (
  actor: Actor,
  order: OrderItem,
  gateway: PaymentGateway,
  { paymentId, minor, currency }: GatewayPayment,
  begun: PaymentItem | undefined,
): Write<never>[] => [
  putTask(
    actor,
    paymentKeys.paymentRefundTask(actor, order.orderId, paymentId),
    'REFUND',
    lostPayment(actor, order, { gateway: gateway.name, paymentId, minor, currency }),
    clock.now(),
  ),
  eventItem(actor, order.orderId, {
    event: 'latePayment',
    from: order.state,
    to: order.state,
    note: `${gateway.name} ${paymentId}`,
  }),
  ...(begun
    ? returnedWrites(
        actor,
        begun,
        { outcome: begun.outcome === 'PAID' ? 'PAID' : 'SENT_BACK', paymentId },
        {
          ...{ gateway: gateway.name, minor, currency, since: instant(clock.now()) },
          ...(order.paidBy && { isSecond: true }),
        },
      )
    : []),
];

type BackPayment = NonNullable<OrderSubject['payment']> & { ours: number };

/** The same payment given back: leaves the house once, because its task ends with it. */
export const lateRefundWrites = (
  actor: Actor,
  order: OrderItem,
  payment: BackPayment,
  begun: PaymentItem | undefined,
): Write<'ILLEGAL_TRANSITION'>[] => [
  {
    kind: 'delete',
    key: paymentKeys.paymentRefundTask(actor, order.orderId, payment.paymentId),
    when: [{ exists: true }],
    otherwise: 'ILLEGAL_TRANSITION',
  },
  ...gatewayRefundWrites(actor, payment, order.orderId),
  eventItem(actor, order.orderId, {
    event: 'lateRefund',
    from: order.state,
    to: order.state,
    note: `${payment.gateway} ${payment.paymentId}`,
  }),
  ...(begun
    ? returnedWrites(
        actor,
        begun,
        { outcome: begun.outcome, paymentId: payment.paymentId },
        backNow(order, payment, begun),
      )
    : []),
];

function backNow(
  order: OrderItem,
  { gateway, paymentId, minor, currency, ours }: BackPayment,
  { returned = {} }: PaymentItem,
): ReturnedPayment {
  const at = instant(clock.now());
  return {
    ...{ gateway, minor, currency, since: returned[paymentId]?.since ?? at, backAt: at, ours },
    ...(isSecond(order, { returned }, paymentId) && { isSecond: true }),
  };
}

/** Whether another one had paid the order; of one that was on its way before that was kept, whether one has by now. */
export const isSecond = (
  { paidBy }: Pick<OrderItem, 'paidBy'>,
  begun: Pick<PaymentItem, 'returned'> | undefined,
  paymentId: string,
): boolean => {
  const known = begun?.returned?.[paymentId];
  return known ? known.isSecond === true : paidBy !== undefined;
};

/** Money given back through a gateway. Minor units of `currency`. */
interface GivenBack {
  gateway: string;
  /** All that was credited, and goes back. */
  minor: number;
  /** What of it we had the gateway give back; the rest went back at its own dashboard, which is booked when it is heard. */
  ours: number;
  currency: string;
  /** What of `minor` was earned as convenience fee. */
  fee?: number;
}

/** Money that went back through a gateway leaves the house, once for both ways. */
export const gatewayRefundWrites = (
  actor: Actor,
  { gateway, minor, ours, currency, fee = 0 }: GivenBack,
  reference: string,
): Write<never>[] =>
  houseWrites(actor, {
    currency,
    reference,
    lines: [
      { account: 'clearing', minor: fee - minor },
      { account: 'revenue:convenienceFee', minor: -fee },
      { account: `gateway:${gateway}`, minor: ours },
      { account: 'outsideRefunds', minor: minor - ours },
    ],
  });

/**
 * The end of a refund; what it pays for (`Payable.refunded`) and the money are added by the caller, in the same commit.
 * `refundId`: the wallet entry that gave it back.
 */
export const refundWrites = (actor: Actor, order: OrderItem, refundId?: string): Write<'ILLEGAL_TRANSITION'>[] => [
  ...orderEventWrites(actor, order, 'refund', refundId === undefined ? {} : { set: { refundId } }),
  endTask(paymentKeys.orderTask(actor, order.orderId, 'REFUND')),
];
