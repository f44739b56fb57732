import type { Actor, OwnerId } from '#functions/actor.ts';
import { type Carded, makeKey } from '#functions/table/key.ts';
import { at, below, belowBeginning, list } from '#functions/table/site-key.ts';
import type { OrderItem, PaymentItem } from './model.ts';
import type { RefundItem } from './refunds/model.ts';
import type { SandboxOrder } from './sandbox-gateway/model.ts';

/** Orders and what was paid for them. */
export const paymentKeys = {
  order: (actor: Actor, orderId: string) => at(actor, 'ORD', orderId)<OrderItem>('A'),
  /** An order with its events and tasks. */
  orderItems: (actor: Actor, orderId: string) => below(actor, 'ORD', orderId),
  orderEvent: (actor: Actor, orderId: string, eventId: string) => at(actor, 'ORD', orderId)(`EV#${eventId}`),
  orderTask: (actor: Actor, orderId: string, kind: 'EXPIRY' | 'BOOK' | 'REFUND' | 'SETTLE') =>
    at(actor, 'ORD', orderId)(`TASK#${kind}`),
  /** A payment that came too late or twice, on its way back; one task a payment. */
  paymentRefundTask: (actor: Actor, orderId: string, paymentId: string) =>
    at(actor, 'ORD', orderId)(`TASK#REFUND#${paymentId}`),
  /** A refund of an order that stands, by what it is for; and the task that gives it. */
  refund: (actor: Actor, orderId: string, reference: string) =>
    at(actor, 'ORD', orderId)<RefundItem>(`RF#${reference}`),
  refundsOfOrder: (actor: Actor, orderId: string) => belowBeginning<RefundItem>(actor, ['ORD', orderId], 'RF#'),
  refundTask: (actor: Actor, orderId: string, reference: string) => at(actor, 'ORD', orderId)(`TASK#RF#${reference}`),
  /** The latest order of an owner's search, passengers and way: a newer one retires it while it is unpaid. */
  orderSlot: (actor: Actor, owner: OwnerId, searchId: string, slot: string) =>
    at(actor, 'OSLOT', owner, searchId)<{ orderId: string }>(slot),
  /** Orders of the site by when they were made, and those paid and not at their end, by when they were paid. */
  orders: (actor: Actor) => list(actor, 'gsi1', 'ORD'),
  openOrders: (actor: Actor) => list(actor, 'gsi2', 'ORDO'),
  payment: (actor: Actor, orderId: string) => at(actor, 'PAY', orderId)<PaymentItem & Carded>('A'),
  /** Payments begun at gateways, by when: the site's, those not yet decided, an owner's. */
  payments: (actor: Actor) => list(actor, 'gsi1', 'PAYA'),
  openPayments: (actor: Actor) => list(actor, 'gsi2', 'PAYP'),
  /** Payments of which something went back at the gateway's own dashboard, and nobody has said what of it. */
  refundsToSettle: (actor: Actor) => list(actor, 'gsi2', 'PAYR'),
  paymentsOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'PAYA', owner),
  /** Which of our orders a gateway's order is, where its notices do not say. */
  gatewayOrder: (actor: Actor, gateway: string, gatewayOrderId: string) =>
    at(actor, 'GWO', gateway, gatewayOrderId)<{ orderId: string }>('A'),
  /** A gateway's notice that was heard: the same one again is not gone after. */
  gatewayNotice: (actor: Actor, gateway: string, eventId: string) => at(actor, 'GWN', gateway, eventId)('A'),
};

/** Keys of payments that belong to no site. */
export const globalPaymentKeys = {
  /** A gateway's payment, claimed for ever by the order that it paid. */
  gatewayPayment: (gateway: string, account: string, paymentId: string) =>
    makeKey<{ minor: number; site: string; orderId: string }>(`P#GW#${gateway}#${account}#${paymentId}`, 'A'),
  /** The sandbox payment gateway's own books: an outside party's, so they belong to no site. */
  sandboxGateway: (gatewayOrderId: string) => makeKey<SandboxOrder>(`P#SBXGW#${gatewayOrderId}`, 'A'),
};
