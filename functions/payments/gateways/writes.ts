import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import type { PaymentItem } from '#functions/payments/model.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import type { ToldRefund } from './notice.ts';

/** Which of our orders an order of the gateway's is. */
export interface OrderAtGateway {
  gateway: string;
  gatewayOrderId: string;
  orderId: string;
}

/** Kept for ever: a refund of it may be told years later. */
export const rememberOrderWrites = (actor: Actor, { gateway, gatewayOrderId, orderId }: OrderAtGateway): Write[] => [
  { kind: 'put', key: keys.gatewayOrder(actor, gateway, gatewayOrderId), item: { orderId } },
];

/** Gateways repeat a notice for a day; one older than three is refused anyway. */
const HEARD_FOR = 4 * DAY;

/** That a notice was heard and gone after. */
export const noticeHeardWrites = (actor: Actor, gateway: string, eventId: string): Write[] => [
  {
    kind: 'put',
    key: keys.gatewayNotice(actor, gateway, eventId),
    item: { ttl: Math.ceil((clock.now() + HEARD_FOR) / 1000) },
  },
];

/** Refunds of one order that are kept apart; more of them nobody reads. */
const MOST_REFUNDS = 20;
const order: readonly ToldRefund['state'][] = ['underWay', 'failed', 'done'];

/**
 * What a gateway tells of a refund, on the order's payments as they were read; BUSY where they changed since. What is done
 * does not become undone by an older notice that comes late.
 */
export function refundToldWrites(actor: Actor, payment: PaymentItem, { refundId, minor, state }: ToldRefund): Write[] {
  const before = payment.refunds?.[refundId];
  const isOld = before && order.indexOf(before.state) >= order.indexOf(state);
  if (isOld || (!before && Object.keys(payment.refunds ?? {}).length >= MOST_REFUNDS)) return [];
  return [
    {
      kind: 'update',
      key: keys.payment(actor, payment.orderId),
      set: { refunds: { ...payment.refunds, [refundId]: { minor, state } }, told: (payment.told ?? 0) + 1 },
      when: [payment.told === undefined ? { field: 'told', missing: true } : { field: 'told', is: payment.told }],
      otherwise: 'BUSY',
    },
  ];
}
