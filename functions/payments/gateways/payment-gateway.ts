import type { Outcome } from '#shared/errors.ts';

/** A payment as its gateway knows it. One gateway order may end up with several: customers pay twice. */
export interface GatewayPayment {
  /** The gateway's own id: what it is credited under, for ever. */
  paymentId: string;
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  /** What went back of it, whoever asked for that; of a gateway that lists none, those that were named to it. */
  refunds: readonly GatewayRefund[];
}

/** Something that went back to the customer, as its gateway knows it. */
export interface GatewayRefund {
  /** The gateway's own id of it. */
  refundId: string;
  /** What the gateway is asked about it by. */
  reference: string;
  /** Minor units of the payment's currency. */
  minor: number;
  state: 'underWay' | 'done' | 'failed';
  /** We asked for it; false: somebody did at the gateway's own dashboard. */
  isOurs: boolean;
}

export interface GatewayOrder {
  /** Ours: the order's id, a hyphen and which attempt it is. */
  reference: string;
  minor: number;
  currency: string;
  description: string;
  /** Where the customer's browser comes back to, by GET. Coming back proves nothing. */
  returnUrl: string;
  /** It is paid without a session: the browser comes back to `returnUrl` and nowhere else. */
  hasOwnPage: boolean;
  /** Scheme, host and port the customer is on. */
  origin: string;
  /** ms since 1970, after which the order cannot be paid. */
  expiresAt: number;
}

/** The one port to payment gateways. Adapters parse what they receive; past them it is trusted. */
export interface PaymentGateway {
  readonly name: string;
  /** Our account there: payment ids are unique within it. */
  readonly account: string;
  create(order: GatewayOrder): Promise<Outcome<{ gatewayOrderId: string; paymentUrl: string }, 'PAYMENT_UNSUCCESSFUL'>>;
  /**
   * Every payment made for an order; PAYMENT_PENDING when the gateway cannot say now. `told`: references of refunds that
   * it told of, for gateways that list none.
   */
  status(gatewayOrderId: string, told: readonly string[]): Promise<Outcome<GatewayPayment[], 'PAYMENT_PENDING'>>;
  /**
   * Gives a payment back where it came from, no more than is left of it: answers what that was, minor units. `refundId` is
   * ours, and its repeat is the same refund. PAYMENT_PENDING while it cannot be said what is left or came of it;
   * PAYMENT_UNSUCCESSFUL where the gateway refused this one for good: only another reference can succeed.
   */
  refund(request: {
    paymentId: string;
    minor: number;
    currency: string;
    refundId: string;
  }): Promise<Outcome<{ minor: number }, 'PAYMENT_PENDING' | 'PAYMENT_UNSUCCESSFUL'>>;
}
