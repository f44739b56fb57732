import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { toldAsRead } from '#functions/payments/list-writes.ts';
import { eventItem } from '#functions/payments/writes.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { endTask, putTask } from '#functions/tasks/writes.ts';
import { houseWrites } from '#functions/wallet/house-writes.ts';
import type { AboutSale } from '#functions/wallet/model.ts';
import { formatMoney } from '#shared/money.ts';
import { type RefundEvent, refundEvents } from '#shared/payments/refund.ts';
import { instant } from '#shared/time.ts';
import type { RefundItem, RefundSubject, RefundTo } from './model.ts';
import { refundPosting, type RefundSum } from './refund-lines.ts';

/** What a refund's task names. */
export const refundSubject = (actor: Actor, { orderId, reference }: Pick<RefundItem, 'orderId' | 'reference'>) =>
  ({ site: actor.site, reference, name: 'refund', orderId }) satisfies RefundSubject;

/** The task that gives a refund. */
export const refundTaskOf = (actor: Actor, { orderId, reference }: Pick<RefundItem, 'orderId' | 'reference'>) =>
  paymentKeys.refundTask(actor, orderId, reference);

const asRead = (field: string, value: number | undefined): Test =>
  value === undefined ? { field, missing: true } : { field, is: value };

/** Where a paid order's money goes back to. */
export const wayBack = ({ paidBy }: Pick<OrderItem, 'paidBy'>): RefundTo =>
  paidBy?.method === 'gateway'
    ? { method: 'gateway', gateway: paidBy.gateway, paymentId: paidBy.paymentId }
    : { method: 'wallet', ...(paidBy && { spenderId: paidBy.spenderId }) };

/**
 * A refund of an order that stays COMPLETED, posted and due from now on; of nothing it is given at once. `order` and
 * `payment` as just read: BUSY where something went back of it meanwhile, so that all refunds together never pass what was
 * paid (leftOf, which the caller asks first). CONFLICT where this reference was refunded before.
 */
export function createRefundWrites(
  actor: Actor,
  { order, payment }: { order: OrderItem; payment: PaymentItem | undefined },
  reference: string,
  refund: RefundSum,
  about: AboutSale,
): Write<'ILLEGAL_TRANSITION'>[] {
  const now = clock.now();
  const { orderId, owner, currency } = order;
  const { minor, lines } = refund;
  const item: RefundItem = {
    ...{ orderId, reference, owner, minor, currency, lines, refusals: 0 },
    state: minor === 0 ? 'Given' : 'Due',
    to: wayBack(order),
    createdAt: instant(now),
    ...(minor === 0 && { givenAt: instant(now) }),
  };
  return [
    {
      kind: 'put',
      key: paymentKeys.refund(actor, orderId, reference),
      item: { ...item },
      when: [{ absent: true }],
      otherwise: 'CONFLICT',
    },
    {
      kind: 'update',
      key: paymentKeys.order(actor, orderId),
      set: { refunds: (order.refunds ?? 0) + minor },
      when: [{ field: 'state', is: 'COMPLETED' }, asRead('refunds', order.refunds)],
      otherwise: (old) => (old?.state === 'COMPLETED' ? 'BUSY' : 'ILLEGAL_TRANSITION'),
    },
    ...(payment
      ? [
          {
            kind: 'check' as const,
            key: paymentKeys.payment(actor, orderId),
            when: [asRead('told', payment.told)],
            otherwise: 'BUSY' as const,
          },
        ]
      : []),
    ...houseWrites(actor, { currency, reference: orderId, lines: refundPosting(refund), about }),
    eventItem(actor, orderId, {
      event: 'refundPart',
      from: order.state,
      to: order.state,
      note: `${reference}, ${formatMoney(minor, currency)}`,
    }),
    ...(minor === 0 ? [] : [putTask(actor, refundTaskOf(actor, item), 'REFUND', refundSubject(actor, item), now)]),
  ];
}

/** One transition of a refund as it was read. ILLEGAL_TRANSITION where it moved on. */
export function refundEventWrite(
  actor: Actor,
  refund: RefundItem,
  event: RefundEvent,
  changes: Partial<RefundItem> = {},
): Write<'ILLEGAL_TRANSITION'> {
  const { from, to } = refundEvents[event];
  return {
    kind: 'update',
    key: paymentKeys.refund(actor, refund.orderId, refund.reference),
    set: { ...changes, state: to },
    when: [
      { field: 'state', oneOf: from },
      { field: 'state', is: refund.state },
      { field: 'refusals', is: refund.refusals },
      asRead('outside', refund.outside),
    ],
    otherwise: 'ILLEGAL_TRANSITION',
  };
}

/** What the n-th refund of a payment is asked by: letters, digits and hyphens alone, as short as gateways want it. */
export const referenceOf = (paymentId: string, n: number): string => `R-${paymentId}-${n.toString(36).toUpperCase()}`;

/**
 * Begins to give: by a gateway under a reference that was never asked for (counted on the payment), or at once. With
 * `refused`, once more after a refusal. BUSY where another refund of the payment was begun, or heard of, meanwhile.
 */
export function startGivingWrites(
  actor: Actor,
  refund: RefundItem,
  payment: PaymentItem | undefined,
  refused = false,
): Write<'ILLEGAL_TRANSITION'>[] {
  const { to, refusals } = refund;
  const changes = refused ? { refusals: refusals + 1 } : {};
  const event = refused ? 'refuse' : 'give';
  if (to.method === 'wallet' || !payment) return [refundEventWrite(actor, refund, event, changes)];
  const n = (payment.refundsAsked ?? 0) + 1;
  return [
    refundEventWrite(actor, refund, event, { ...changes, refundId: referenceOf(to.paymentId, n) }),
    {
      kind: 'update',
      key: paymentKeys.payment(actor, refund.orderId),
      set: { refundsAsked: n },
      when: [asRead('refundsAsked', payment.refundsAsked), toldAsRead(payment)],
      otherwise: 'BUSY',
    },
  ];
}

/** The gateway refused it for the last time: a case for staff, and no task goes on. */
export const stickWrites = (actor: Actor, refund: RefundItem): Write<'ILLEGAL_TRANSITION'>[] => [
  refundEventWrite(actor, refund, 'stick', { refusals: refund.refusals + 1 }),
  endTask(refundTaskOf(actor, refund)),
];

/** Staff say what becomes of a refund that its gateway refuses: once more the way it was paid, or to the wallet. */
export const tryAgainWrites = (actor: Actor, refund: RefundItem, toWallet: boolean): Write<'ILLEGAL_TRANSITION'>[] => [
  {
    ...refundEventWrite(actor, refund, 'again', {
      refusals: 0,
      ...(toWallet && { to: { method: 'wallet' as const } }),
    }),
  },
  putTask(actor, refundTaskOf(actor, refund), 'REFUND', refundSubject(actor, refund), clock.now()),
];

/** It went back. The money's other side is added by the caller, in the same commit; whoever waited for it ends the task. */
export const givenWrite = (
  actor: Actor,
  refund: RefundItem,
  changes: Pick<Partial<RefundItem>, 'walletEntry' | 'outside'> = {},
): Write<'ILLEGAL_TRANSITION'> =>
  refundEventWrite(actor, refund, 'given', { givenAt: instant(clock.now()), ...changes });

/** That nothing was heard of an order's payment since that was read. BUSY where something was. */
export const heardAsRead = (actor: Actor, orderId: string, payment: PaymentItem | undefined): Write<never>[] =>
  payment
    ? [{ kind: 'check', key: paymentKeys.payment(actor, orderId), when: [toldAsRead(payment)], otherwise: 'BUSY' }]
    : [];
