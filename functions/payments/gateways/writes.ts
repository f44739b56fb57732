import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';

/** Which of our orders an order of the gateway's is. */
export interface OrderAtGateway {
  gateway: string;
  gatewayOrderId: string;
  orderId: string;
}

/** Kept for ever: a refund of it may be told years later. */
export const rememberOrderWrites = (
  actor: Actor,
  { gateway, gatewayOrderId, orderId }: OrderAtGateway,
): Write<never>[] => [
  { kind: 'put', key: paymentKeys.gatewayOrder(actor, gateway, gatewayOrderId), item: { orderId } },
];

/** Gateways repeat a notice for a day; one older than three is refused anyway. */
const HEARD_FOR = 4 * DAY;

/** That a notice was heard and gone after. */
export const noticeHeardWrites = (actor: Actor, gateway: string, eventId: string): Write<never>[] => [
  {
    kind: 'put',
    key: paymentKeys.gatewayNotice(actor, gateway, eventId),
    item: { ttl: Math.ceil((clock.now() + HEARD_FOR) / 1000) },
  },
];
