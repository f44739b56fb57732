import type { GatewayRefund } from './payment-gateway.ts';

/** Something that went back to the customer, as its gateway tells it: how much that was is asked. */
export type ToldRefund = Pick<GatewayRefund, 'refundId' | 'reference' | 'state'>;

/**
 * What a gateway told of itself, once it is proven to be its own. It says where to look, and is believed in nothing else:
 * what was paid is asked.
 */
export interface GatewayNotice {
  /** The gateway's id of this notice, the same on every repeat. */
  eventId: string;
  /** Our order that it is about; undefined where it is about none of ours. */
  orderId: string | undefined;
  /** The gateway's id of that order. */
  gatewayOrderId: string;
  /** It says that the order was paid: until the gateway's own list says so too, it is to be told again. */
  saysPaid: boolean;
  refund?: ToldRefund;
}
