import type { OwnerId } from '#functions/actor.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import type { paymentOutcomes, SettledHow } from '#shared/payments/gateways/gateway-transaction.ts';
import type { feeKinds } from '#shared/payments/gateways/gateway-settings.ts';
import type { OrderEvent, OrderState, ServiceName } from '#shared/payments/model.ts';
import type { GatewayRefund } from './gateways/payment-gateway.ts';

/** What one site pays another, or the supplier, in a resale; a plain sale has one side, the supplier's. */
export interface CostSide {
  /** The site that pays. */
  site: string;
  /** Who is paid: `supplier:<source>` or `site:<id>`. */
  to: string;
  /** Minor units of the order's currency. */
  minor: number;
  /** Tax in it that the paying site sets off against its own, and TDS that it has credit for; absent: none. Minor units. */
  inputTax?: number;
  tdsCredit?: number;
}

/** The other site's side of a sale through a link: its order and booking there. */
export interface OtherSide {
  site: string;
  orderId: string;
  bookingId: string;
}

/** An order's row. Polymorphic by `serviceName`; what it pays for is named by `subject`. */
export interface OrderItem {
  orderId: string;
  serviceName: ServiceName;
  state: OrderState;
  owner: OwnerId;
  userId: string;
  /** Minor units of `currency`: what the end customer pays. */
  amount: number;
  currency: string;
  /** Both sides of a resale, the customer's amount apart: what each site in between pays. */
  costs: CostSide[];
  /** ms since 1970; after it the order cannot be paid. */
  expiresAt: number;
  createdAt: string;
  /** The instant it was paid; absent before. */
  paidAt?: string;
  /**
   * For `flight` and `reissue`: the booking. For `kart`: the quotation. For `activity`: the cart. For `walletTopUp`: whose wallet. For `gatewayTest`: the gateway's
   * name.
   */
  subject: string;
  /** What was bought through a link, at the consumer: the supplier's side, which the worker leads on for both. */
  boughtFrom?: OtherSide;
  /** What was sold through a link, at the supplier: the consumer's side, moved with this one. */
  soldTo?: OtherSide;
  /** For `reissue`: which of the booking's change requests, and which of its charges, it pays. */
  change?: { number: number; chargesNo: number };
  /** For `kart`: number of the version that it pays for. */
  kartVersion?: number;
  /** The newer order that took its place, once SUPERSEDED. */
  supersededBy?: string;
  /** Bookings of the same passengers on the same flights that the customer was shown, wanting another ticket. */
  acceptedDuplicates?: string[];
  /** How it was paid: wallet, or the gateway's name and payment id. */
  paidBy?:
    | {
        method: 'wallet';
        /** Against whose daily limit it counts. */
        spenderId: string;
      }
    | {
        method: 'gateway';
        gateway: string;
        paymentId: string;
        /** Convenience fee that was paid beside the amount, minor units; absent for none. */
        fee?: number;
      };
  /** Search and source the fare came from; empty for what was not searched. */
  traceId: string;
  /** Path within the app that payments come back to, of one that is paid without a session; left out, the order’s own page. */
  page?: string;
  /** Where the page goes after payment. */
  redirectTo: string;
  /**
   * For `flight`: the query of the results page it was found by, and the return flight that is to be booked after it.
   */
  search?: string;
  next?: OfferChoice;
  remark: string;
  /** What the customer can look it up by: the wallet entry or the gateway's payment. */
  transactionId?: string;
  /** The wallet entry that gave it back, once it is refunded to a wallet. */
  refundId?: string;
  /** ms since 1970 until which a worker holds it, and that worker's token: only its holder takes the next step. */
  leasedUntil?: number;
  lease?: string;
  /** ms since 1970 since when the supplier's outcome is unknown. */
  unknownSince?: number;
  /** What of it was refunded, or is about to be, while it stands completed; absent: nothing. Minor units. */
  refunds?: number;
  /** Staff were asked to call the supplier about it. */
  isDeskTold?: boolean;
}

/** One entry of an order's timeline, never changed. */
export interface OrderEventItem {
  event: OrderEvent | 'create' | 'latePayment' | 'lateRefund' | 'outsideRefund' | 'refundPart';
  from: OrderState | '';
  to: OrderState;
  at: string;
  /** Who did it, as in audit items. */
  by: string;
  note: string;
}

/** What came of an order's payments at gateways, all told: see paymentOutcomes. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** Payments begun at gateways for an order; each is asked about until it can no longer come. */
export interface GatewayAttempt {
  gateway: string;
  gatewayOrderId: string;
  paymentUrl: string;
  startedAt: string;
  /**
   * Our account there as it was when this was begun: payments of it are credited under that one, whatever the setting
   * says since.
   */
  account: string;
  /** Convenience fee that the customer agreed to pay beside the order's amount, minor units; absent for none. */
  fee?: number;
}
/** What went back of an order's payments, as their gateway answered. Amounts in minor units of the order's currency. */
export interface RefundRecord extends Pick<GatewayRefund, 'minor' | 'state'> {
  /** The payment that it is of, what it is asked by, who asked for it and since when it is known. */
  paymentId: string;
  reference: string;
  isOurs: boolean;
  at: string;
  /**
   * How much of it was booked as given back at the gateway's own dashboard. Absent: not decided, or it is ours; less than
   * the refund: the rest went back before the payment was credited, and was never credited.
   */
  booked?: number;
  /** Staff have to say what becomes of what it paid for: the order stands. */
  waits?: true;
  /** What staff said, or that the order's own refund took it into account. */
  settled?: { how: SettledHow; reason: string; at: string; by: string };
}

/** A credited payment that pays for nothing, from when it was known to until it is back. Minor units of its own currency. */
export interface ReturnedPayment {
  gateway: string;
  minor: number;
  currency: string;
  /** Another one had paid the order. */
  isSecond?: true;
  since: string;
  /** Absent while it is on its way back. */
  backAt?: string;
  /** What of it we had the gateway give back: the rest went back at its own dashboard. Absent with `backAt`. */
  ours?: number;
}

/** What a payment's order says of itself and never changes. */
export type OrderOfPayment = Pick<OrderItem, 'serviceName' | 'userId' | 'remark'>;

export interface PaymentItem {
  orderId: string;
  order: OrderOfPayment;
  owner: OwnerId;
  /** What the order costs, minor units of `currency`. */
  amount: number;
  currency: string;
  outcome: PaymentOutcome;
  attempts: GatewayAttempt[];
  /** Equals attempts.length: what a concurrent second start is refused by. */
  count: number;
  /** What went back, by the gateway's own id of it, as the gateway tells; absent where it told of nothing. */
  refunds?: Record<string, RefundRecord>;
  /** What pays for nothing and goes back, by the gateway's own id of it. */
  returned?: Record<string, ReturnedPayment>;
  /** How many refunds in part were asked for of it: the next one's number, less one. */
  refundsAsked?: number;
  /** How often either changed: of two notices at once one is heard again. */
  told?: number;
}

/** The latest order of an owner's search and passengers: what a newer one takes the place of. */
export interface OrderSlot {
  owner: OwnerId;
  searchId: string;
  /** Passengers and way, see orderSlot. */
  slot: string;
}

/** The order a slot holds, as read (readSlot). */
export interface HeldSlot {
  /** Undefined: the slot is empty. */
  orderId: string | undefined;
  /** That order; undefined where it is gone. */
  order: OrderItem | undefined;
}

/** What customers who pay by a gateway pay beside what they buy. */
export interface GatewayFee {
  kind: (typeof feeKinds)[number];
  /** Basis points of what is bought or, of `amount`, minor units of the site's currency. Above zero. */
  value: number;
}

/** A gateway a site takes payments by. */
export interface GatewaySetting {
  /** As orders and house accounts call it. */
  name: string;
  /** As the customer reads it. */
  title: string;
  adapter: string;
  /** Our account at the gateway. */
  account: string;
  /** False: customers may not choose it any more; what was begun there goes on. Absent: they may. */
  isActive?: boolean;
  /** Public half of the keys: Razorpay's key id, PhonePe's client id. Absent where the adapter needs none. */
  keyId?: string;
  /** PhonePe's client version. */
  clientVersion?: string;
  /** User name of PhonePe's webhooks. */
  webhookUser?: string;
  /** Absent: no fee. */
  fee?: GatewayFee;
}

/** How a site takes money beside wallets. */
export interface PaymentSettings {
  gateways: GatewaySetting[];
  /** How often the gateways were changed; absent: never since the site was made. */
  version?: number;
  bankDetails: BankDetail[];
}
