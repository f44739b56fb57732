import type { Outcome } from '#shared/errors.ts';

/** A payment as its gateway knows it. One gateway order may end up with several: customers pay twice. */
export interface GatewayPayment {
  /** The gateway's own id: what it is credited under, for ever. */
  paymentId: string;
  /** Minor units of `currency`. */
  minor: number;
  currency: string;
  state: 'PENDING' | 'SUCCEEDED' | 'FAILED';
}

export interface GatewayOrder {
  /** Ours: the order's id, a hyphen and which attempt it is. */
  reference: string;
  minor: number;
  currency: string;
  description: string;
  /** Where the customer's browser comes back to, by GET. Coming back proves nothing. */
  returnUrl: string;
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
  /** Every payment made for an order; PAYMENT_PENDING when the gateway cannot say now. */
  status(gatewayOrderId: string): Promise<Outcome<GatewayPayment[], 'PAYMENT_PENDING'>>;
  /** Gives a payment back where it came from; `refundId` is ours, and its repeat is the same refund. */
  refund(request: {
    paymentId: string;
    minor: number;
    currency: string;
    refundId: string;
  }): Promise<Outcome<{ refundId: string }, 'PAYMENT_PENDING'>>;
}
