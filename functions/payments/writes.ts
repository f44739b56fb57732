import { type Actor, actorName, type UserActor } from '#functions/actor.ts';
import type { Buyer } from '#functions/users/buyer.ts';
import { clock } from '#functions/clock.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { userKeys } from '#functions/users/keys.ts';
import { globalPaymentKeys, paymentKeys } from './keys.ts';
import { create, type Otherwise, type Test, type Write } from '#functions/table/write.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { sortableId } from '#shared/ids.ts';
import { type OrderEvent, orderEvents } from '#shared/payments/model.ts';
import { MINUTE, SECOND, instant } from '#shared/time.ts';
import type { GatewayPayment, PaymentGateway } from './gateways/payment-gateway.ts';
import { orderPlaces, paymentPlaces, stageOf, toldAsRead } from './list-writes.ts';
import type {
  GatewayAttempt,
  OrderEventItem,
  OrderItem,
  OrderOfPayment,
  PaymentItem,
  PaymentSettings,
} from './model.ts';
import { whyNotPayable } from './payable.ts';
import type { Ready } from './services/order-service.ts';
import type { FailureCode } from '#shared/errors.ts';

/** What the domain that sells hands over; the rest of the row is the order's own. */
export type NewOrder = Pick<
  OrderItem,
  | 'orderId'
  | 'serviceName'
  | 'subject'
  | 'amount'
  | 'currency'
  | 'costs'
  | 'expiresAt'
  | 'traceId'
  | 'redirectTo'
  | 'search'
  | 'next'
  | 'change'
  | 'boughtFrom'
  | 'soldTo'
  | 'kartVersion'
  | 'page'
  | 'remark'
>;

/**
 * An order that awaits payment until `expiresAt` (see paymentDeadline): its row, its first event and the task that ends
 * it. `amount` in minor units of `currency`. `buyer`: whose it is, where staff book for somebody; the first event says who
 * made it. CONFLICT where the id is taken; NOT_APPROVED where the buyer's agency waits for staff's approval, so that no
 * call can order for it.
 */
export const createOrderWrites = (
  actor: UserActor,
  order: NewOrder,
  buyer: OrderBuyer = actor,
): Write<'NOT_APPROVED'>[] => createOrderFor(actor, order, buyer);

/** Whose an order is. */
export type OrderBuyer = Pick<Buyer, 'owner' | 'userId' | 'isAwaitingApproval'>;

/** The same by whoever makes it: a link's holder buys nothing for themselves. */
export function createOrderFor(actor: Actor, order: NewOrder, buyer: OrderBuyer): Write<'NOT_APPROVED'>[] {
  const now = clock.now();
  const row: OrderItem = {
    ...order,
    state: 'AWAITING_PAYMENT',
    owner: buyer.owner,
    userId: buyer.userId,
    createdAt: instant(now),
  };
  return [
    ...(buyer.isAwaitingApproval ? [agencyIsApproved(actor, buyer.userId)] : []),
    create(paymentKeys.order(actor, row.orderId), { ...row, ...orderPlaces(actor, row).set }),
    eventItem(actor, row.orderId, { event: 'create', from: '', to: 'AWAITING_PAYMENT', note: '' }),
    putTask(actor, paymentKeys.orderTask(actor, row.orderId, 'EXPIRY'), 'EXPIRY', subjectOf(actor, row), row.expiresAt),
  ];
}

/** Approval may come while the order is made: the row has the last word. */
const agencyIsApproved = (actor: Actor, userId: string): Write<'NOT_APPROVED'> => ({
  kind: 'check',
  key: userKeys.user(actor, userId),
  when: [{ field: 'isAwaitingApproval', missing: true }],
  otherwise: 'NOT_APPROVED',
});

/** What an order's tasks name. */
export const subjectOf = (actor: Actor, order: Pick<OrderItem, 'orderId' | 'subject'>): OrderSubject => ({
  site: actor.site,
  reference: order.orderId,
  name: 'order',
  orderId: order.orderId,
  bookingId: order.subject,
});

/** An entry of the order's timeline beside no change of state, or the one that orderEventWrites adds. */
export const eventItem = (
  actor: Actor,
  orderId: string,
  event: Pick<OrderEventItem, 'event' | 'from' | 'to' | 'note'>,
): Write<never> => {
  const now = clock.now();
  return create(paymentKeys.orderEvent(actor, orderId, sortableId(now)), {
    ...event,
    at: instant(now),
    by: actorName(actor),
  });
};

export interface EventExtra<F extends FailureCode> {
  set?: Partial<OrderItem>;
  remove?: readonly (keyof OrderItem)[];
  /** Conditions beside the state that is left. */
  when?: readonly Test[];
  otherwise?: Otherwise<F>;
  note?: string;
}

/**
 * One transition of an order as it was read: conditional on the state it leaves, with its audit event.
 * ILLEGAL_TRANSITION, and nothing written, where the table of transitions has no such event or the order moved on.
 */
export function orderEventWrites<const F extends FailureCode = 'ILLEGAL_TRANSITION'>(
  actor: Actor,
  order: OrderItem,
  event: OrderEvent,
  extra: EventExtra<F> = {},
): Write<F>[] {
  const { from, to } = orderEvents[event];
  const next: OrderItem = { ...order, ...extra.set, state: to };
  const places = stageOf(order.state) === stageOf(to) ? { set: {}, remove: [] } : orderPlaces(actor, next);
  return [
    {
      kind: 'update',
      key: paymentKeys.order(actor, order.orderId),
      set: { ...extra.set, state: to, ...places.set },
      remove: [...(extra.remove ?? []), ...places.remove],
      when: [{ field: 'state', oneOf: from }, { field: 'state', is: order.state }, ...(extra.when ?? [])],
      otherwise: extra.otherwise ?? ('ILLEGAL_TRANSITION' as F),
    },
    eventItem(actor, order.orderId, { event, from: order.state, to, note: extra.note ?? '' }),
  ];
}

/** Wakes that get lost cost this long: a paid order that no worker took by then is taken by the sweeper. */
const BOOK_SWEPT_AFTER = 30 * SECOND;

/** Why an order as it stands by then is not paid. */
type PayRefusal = NonNullable<ReturnType<typeof whyNotPayable>>;

/**
 * A paid order: state, what its service writes, the task that leads it on; the money's side is added by the caller, all
 * in one commit. One condition decides against expiry: awaiting payment, and not expired at the server's time.
 * ALREADY_PAID, ORDER_EXPIRED and ORDER_SUPERSEDED by the row as it was; BUSY where something that `ready` read has
 * changed since (a flight's passenger was booked on something).
 */
export function payWrites(
  actor: Actor,
  order: OrderItem,
  ready: Pick<Ready, 'writes' | 'through'>,
  paidBy: NonNullable<OrderItem['paidBy']>,
  transactionId: string,
): Write<PayRefusal>[] {
  const now = clock.now();
  return [
    ...orderEventWrites(actor, order, 'pay', {
      set: { paidBy, transactionId, paidAt: instant(now) },
      when: [
        { field: 'expiresAt', atLeast: now + 1 },
        // A hold's price may be another by now than was read, and agreed to.
        { field: 'amount', is: order.amount },
      ],
      otherwise: (old) => whyNotPayable(old as OrderItem | undefined, now) ?? 'CONFLICT',
      note: paidBy.method === 'wallet' ? 'wallet' : `${paidBy.gateway} ${paidBy.paymentId}`,
    }),
    ...ready.writes(),
    // What another site supplies is led on by that site's order.
    ...(ready.through
      ? []
      : [
          putTask(
            actor,
            paymentKeys.orderTask(actor, order.orderId, 'BOOK'),
            'BOOK',
            subjectOf(actor, order),
            now + BOOK_SWEPT_AFTER,
          ),
        ]),
    endTask(paymentKeys.orderTask(actor, order.orderId, 'EXPIRY')),
  ];
}

/**
 * Claims a gateway's payment for ever and books it in; CONFLICT where it was credited before. Put it first in its
 * commit. `fee`: what of it is the gateway's convenience fee, where it pays the order; all the rest waits in clearing.
 */
export function gatewayCreditWrites(
  actor: Actor,
  order: OrderItem,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  fee = 0,
): Write<never>[] {
  const { paymentId, minor, currency } = payment;
  const claim = { site: actor.site, orderId: order.orderId, minor, currency, at: instant(clock.now()) };
  return [
    create(globalPaymentKeys.gatewayPayment(gateway.name, gateway.account, paymentId), claim, 'CONFLICT'),
    ...houseWrites(actor, {
      currency,
      reference: order.orderId,
      lines: [
        { account: `gateway:${gateway.name}`, minor: -minor },
        { account: 'clearing', minor: minor - fee },
        { account: 'revenue:convenienceFee', minor: fee },
      ],
    }),
  ];
}

/** Bookings of the same passengers on the same flights that the customer has seen, wanting this one too. */
export const acceptDuplicatesWrites = (
  actor: Actor,
  order: OrderItem,
  bookingIds: readonly string[],
): Write<never>[] => [
  {
    kind: 'update',
    key: paymentKeys.order(actor, order.orderId),
    set: { acceptedDuplicates: [...new Set([...(order.acceptedDuplicates ?? []), ...bookingIds])] },
    when: [{ field: 'state', oneOf: orderEvents.pay.from }],
  },
];

/** How long after beginning a payment the gateway is first asked by ourselves; the customer may never come back. */
const FIRST_QUESTION = MINUTE;

/**
 * One more payment begun at a gateway; CONFLICT when another began at the same moment, BUSY when something went back of
 * an earlier one since they were read.
 */
export function startPaymentWrites(
  actor: Actor,
  {
    serviceName,
    userId,
    remark,
    ...order
  }: Pick<OrderItem, 'orderId' | 'owner' | 'amount' | 'currency' | 'subject' | keyof OrderOfPayment>,
  before: PaymentItem | undefined,
  attempt: GatewayAttempt,
): Write<never>[] {
  const count = before?.count ?? 0;
  const item: PaymentItem = {
    orderId: order.orderId,
    order: { serviceName, userId, remark },
    owner: order.owner,
    amount: order.amount,
    currency: order.currency,
    outcome: 'OPEN',
    attempts: [...(before?.attempts ?? []), attempt],
    count: count + 1,
    ...(before?.refunds && { refunds: before.refunds }),
    ...(before?.returned && { returned: before.returned }),
    ...(before?.told !== undefined && { told: before.told }),
  };
  return [
    {
      kind: 'put',
      key: paymentKeys.payment(actor, order.orderId),
      item: { ...item, ...paymentPlaces(actor, item).set },
      when: before === undefined ? [{ absent: true }] : [{ field: 'count', is: count }, toldAsRead(before)],
      otherwise: (old) => (before !== undefined && old?.count === count ? 'BUSY' : 'CONFLICT'),
    },
    putTask(
      actor,
      paymentKeys.orderTask(actor, order.orderId, 'SETTLE'),
      'SETTLE',
      subjectOf(actor, order),
      clock.now() + FIRST_QUESTION,
    ),
  ];
}

/** How a site that is being made takes money beside wallets: its gateways, and apart from them its bank accounts. */
export const paymentSettingsWrites = (actor: Actor, { gateways, bankDetails }: PaymentSettings): Write<never>[] => [
  { kind: 'put', key: siteKeys.site(actor, 'PAYMENTS'), item: { gateways } },
  { kind: 'put', key: siteKeys.site(actor, 'BANK'), item: { bankDetails } },
];
