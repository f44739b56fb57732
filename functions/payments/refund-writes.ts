import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/writes.ts';
import type { OrderSubject } from '#functions/workers/task.ts';
import { endTask, putTask } from '#functions/workers/writes.ts';
import type { GatewayPayment, PaymentGateway } from './gateways/payment-gateway.ts';
import type { OrderItem } from './model.ts';
import { eventItem, orderEventWrites, subjectOf } from './writes.ts';

/** What the task names that sends a payment back, one that pays for nothing. */
export const lostPayment = (
  actor: Actor,
  order: Pick<OrderItem, 'orderId' | 'subject'>,
  payment: NonNullable<OrderSubject['payment']>,
): OrderSubject => ({ ...subjectOf(actor, order), name: 'payment', payment });

/**
 * A credited payment that pays for nothing (too late, twice, another amount) goes back: the task, and a word in the
 * timeline.
 */
export const sendBackWrites = (
  actor: Actor,
  order: OrderItem,
  gateway: PaymentGateway,
  { paymentId, minor, currency }: GatewayPayment,
): Write[] => [
  putTask(
    actor,
    keys.paymentRefundTask(actor, order.orderId, paymentId),
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
];

/** The same payment given back: leaves the house once, because its task ends with it. */
export const lateRefundWrites = (
  actor: Actor,
  order: OrderItem,
  payment: { gateway: string; paymentId: string; minor: number; ours: number; currency: string },
): Write[] => [
  {
    kind: 'delete',
    key: keys.paymentRefundTask(actor, order.orderId, payment.paymentId),
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
];

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
): Write[] =>
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
export const refundWrites = (actor: Actor, order: OrderItem, refundId?: string): Write[] => [
  ...orderEventWrites(actor, order, 'refund', refundId === undefined ? {} : { set: { refundId } }),
  endTask(keys.orderTask(actor, order.orderId, 'REFUND')),
];
