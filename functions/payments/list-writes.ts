import type { Actor } from '#functions/actor.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { paymentKeys } from './keys.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { isInProcess, isLed, isPayable, type OrderState } from '#shared/payments/model.ts';
import type { OrderItem, PaymentItem, PaymentOutcome } from './model.ts';

/** How far an order is, as its lists tell: not each step of the saga, which would be a write of each list a step. */
type OrderStage = 'UNPAID' | 'OPEN' | 'ENDED';

/** An order as the lists of orders show it. Minor units of `currency`; `state` as of the stage's beginning. */
export interface OrderCard {
  orderId: string;
  serviceName: OrderItem['serviceName'];
  state: OrderState;
  owner: OrderItem['owner'];
  amount: number;
  currency: string;
  createdAt: string;
  /** The instant it was paid; absent until then. */
  paidAt?: string;
}

export const stageOf = (state: OrderState): OrderStage => {
  if (isInProcess(state)) return 'OPEN';
  return isPayable(state) || isLed(state) ? 'UNPAID' : 'ENDED';
};

/**
 * An order's places: among the site's by when it was made; from its payment to its end also among the open ones, by
 * when it was paid.
 */
export function orderPlaces(actor: Actor, order: OrderItem): Places {
  const { orderId, serviceName, state, owner, amount, currency, createdAt, paidAt } = order;
  const card: OrderCard = { orderId, serviceName, state, owner, amount, currency, createdAt, paidAt };
  const isOpen = stageOf(state) === 'OPEN';
  return {
    set: {
      card: JSON.stringify(card),
      ...entry(paymentKeys.orders(actor), createdAt),
      ...(isOpen && entry(paymentKeys.openOrders(actor), paidAt ?? createdAt)),
    },
    remove: [...(isOpen ? [] : leaving('gsi2')), ...leaving('gsi3')],
  };
}

/** Payments at gateways as their lists show them: the latest attempt of an order. Minor units of `currency`. */
export interface PaymentCard extends Pick<
  PaymentItem,
  'orderId' | 'order' | 'owner' | 'amount' | 'currency' | 'outcome'
> {
  gateway: string;
  gatewayOrderId: string;
  startedAt: string;
  /** Convenience fee of that attempt, beside the amount; absent for none. */
  fee?: number;
  /** How often the customer began to pay. */
  attempts: number;
  /** A refund that somebody made at the gateway's own dashboard waits for staff. */
  waits?: true;
  /** Something went back, or is to: the row says what. */
  hasRefunds?: true;
}

/** Since when somebody else's refund waits for staff; undefined where none does. */
const waitsSince = ({ refunds = {} }: PaymentItem): string | undefined =>
  Object.values(refunds)
    .flatMap(({ waits, at }) => (waits && at ? [at] : []))
    .toSorted()[0];

/**
 * The places of an order's payments: among the site's and the owner's, by when the latest was begun, and among the open
 * ones until the gateways have said what came of them. What was decided may come to wait for staff, when something goes
 * back that nobody here asked for.
 */
export function paymentPlaces(actor: Actor, payment: PaymentItem): Places {
  const { orderId, order, owner, amount, currency, outcome, attempts, refunds = {}, returned = {} } = payment;
  const { gateway, gatewayOrderId, startedAt, fee } = attempts.at(-1)!;
  const since = outcome === 'OPEN' ? undefined : waitsSince(payment);
  const card: PaymentCard = {
    orderId,
    owner,
    amount,
    currency,
    outcome,
    gateway,
    gatewayOrderId,
    startedAt,
    ...(fee && { fee }),
    attempts: attempts.length,
    ...(since !== undefined && { waits: true as const }),
    ...(Object.keys({ ...refunds, ...returned }).length > 0 && { hasRefunds: true as const }),
    order,
  };
  return {
    set: {
      card: JSON.stringify(card),
      ...entry(paymentKeys.payments(actor), startedAt),
      ...entry(paymentKeys.paymentsOfOwner(actor, owner), startedAt),
      ...(outcome === 'OPEN' && entry(paymentKeys.openPayments(actor), startedAt)),
      ...(since !== undefined && entry(paymentKeys.refundsToSettle(actor), since)),
    },
    remove: outcome === 'OPEN' || since !== undefined ? [] : leaving('gsi2'),
  };
}

/** What went back of an order's payments is as it was read. */
export const toldAsRead = ({ told }: Pick<PaymentItem, 'told'>): Test =>
  told === undefined ? { field: 'told', missing: true } : { field: 'told', is: told };

/**
 * What came of an order's payments, as they were read; BUSY where another was begun since. What paid the order stays
 * what it is, whatever comes after it.
 */
export function paymentOutcomeWrites(actor: Actor, payment: PaymentItem, outcome: PaymentOutcome): Write<never>[] {
  if (payment.outcome === outcome || payment.outcome === 'PAID') return [];
  const places = paymentPlaces(actor, { ...payment, outcome });
  return [
    {
      kind: 'update',
      key: paymentKeys.payment(actor, payment.orderId),
      set: { outcome, ...places.set },
      remove: places.remove,
      when: [
        { field: 'count', is: payment.count },
        { field: 'outcome', is: payment.outcome },
      ],
      otherwise: 'BUSY',
    },
  ];
}
