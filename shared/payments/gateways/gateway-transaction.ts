import * as z from 'zod/mini';
import { amount, priced } from '../../money.ts';
import { orderStates, serviceNames } from '../model.ts';
import { returnedPayment } from '../returned-payment.ts';

/**
 * What came of an order's payments at gateways, all told: OPEN until the gateways have said; PAID it; SENT_BACK because it
 * was not to be paid any more; FAILED, until another is begun; ABANDONED when nobody heard of it for so long that nothing
 * comes any more.
 */
export const paymentOutcomes = ['OPEN', 'PAID', 'SENT_BACK', 'FAILED', 'ABANDONED'] as const;

/** How a person calls each. */
export const outcomeNames: Readonly<Record<(typeof paymentOutcomes)[number], string>> = {
  OPEN: 'Pending',
  PAID: 'Paid',
  SENT_BACK: 'Returned',
  FAILED: 'Failed',
  ABANDONED: 'Not paid',
};

/** `none`: nothing went back. `underWay`: asked for, not confirmed. `part` and `whole`: went back. `failed`: it did not. */
export const refundStates = ['none', 'underWay', 'part', 'whole', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * What became of a refund that somebody made at the gateway's own dashboard while the order stood. `wallet`: it was taken
 * out of the customer's wallet; `noted`: the house bears it, or saw to it elsewhere; `order`: the order was refunded, too;
 * `refund`: it was, or was part of, a refund of the order that was due.
 */
export const settledHows = ['wallet', 'noted', 'order', 'refund'] as const;
export type SettledHow = (typeof settledHows)[number];

/** Something that went back to the customer, as the gateway tells it. */
const refundShown = z.object({
  /** The gateway's own id of it; empty for customers. */
  refundId: z.string(),
  /** How much went back. */
  amount,
  /** `underWay`: asked for, not confirmed. `done`: it went back. `failed`: it did not. */
  state: z.enum(['underWay', 'done', 'failed']),
  /** True where it was asked for here; false: at the gateway's own dashboard. */
  isOurs: z.boolean(),
  /** Instant (ISO 8601, UTC) from which it is known. */
  at: z.string(),
  /** True while staff have to say what becomes of what it paid for. Customers read false. */
  waits: z.boolean(),
  /** How much of it may be taken out of the wallet that the order added it to; zero for nothing, and for customers. */
  fromWallet: amount,
  /** What they said; empty until then, and for customers. */
  settled: z.union([z.enum(settledHows), z.literal('')]),
  /** Why; empty for none, and for customers. */
  reason: z.string(),
});

/** The payments begun at gateways for one order, as staff follow them. */
export const gatewayTransaction = priced(
  z.object({
    /** The order that is paid for. */
    orderId: z.string(),
    /** What the order pays for. */
    serviceName: z.enum(serviceNames),
    /** What it is for, as the wallet's statement says it. */
    remark: z.string(),
    /** Where the order stands. */
    orderState: z.enum(orderStates),
    /** Who ordered, by their name of today; empty where they are gone. */
    customerName: z.string(),
    /** Their company's name; empty for whoever has none. Customers read it empty, and the address too. */
    companyName: z.string(),
    /** Their address of mail; empty where they are gone. */
    customerEmail: z.string(),
    /** Their user id. */
    userId: z.string(),
    /** What came of all attempts together. */
    outcome: z.enum(paymentOutcomes),
    /** What the order costs. */
    amount,
    /** Convenience fee that was paid beside it, or would be by the latest attempt; zero for none. */
    fee: amount,
    /** ISO 4217 code of every amount here. */
    currency: z.string(),
    /** The gateway's id of the payment that paid the order; empty where none did, and for customers, who go by the order. */
    paymentId: z.string(),
    /** Instant (ISO 8601, UTC) at which the latest attempt was begun. */
    startedAt: z.string(),
    /** Whether money went back, of the payment that paid the order; where none did, of any. */
    refund: z.enum(refundStates),
    /** What the gateway says went back of the same so far. */
    refunded: amount,
    /** Each thing that went back of any payment, by when it was heard of. */
    refunds: z.array(refundShown),
    /** Payments that pay for nothing and go back, oldest first; customers read the gateway's id of each on the order's page alone. */
    returned: z.array(returnedPayment),
    /** Each time the customer began to pay, newest first. */
    attempts: z.array(
      z.object({
        /** Name of the gateway, as orders call it. */
        gateway: z.string(),
        /** The name that customers are shown of it. */
        title: z.string(),
        /** The gateway's id of the order there; empty for customers. */
        gatewayOrderId: z.string(),
        /** Instant (ISO 8601, UTC) at which it was begun. */
        startedAt: z.string(),
      }),
    ),
  }),
);
export type GatewayTransaction = z.output<typeof gatewayTransaction>;

/** Once an order is at one of these, no gateway's silence is waited for: what arrives all the same goes back. */
const isOver = (state: GatewayTransaction['orderState']): boolean => state === 'EXPIRED' || state === 'SUPERSEDED';

/** What came of a payment as people are told: nothing is left to be decided where its order cannot be paid any more. */
export const outcomeShown = ({
  outcome,
  orderState,
}: Pick<GatewayTransaction, 'outcome' | 'orderState'>): GatewayTransaction['outcome'] =>
  outcome === 'OPEN' && isOver(orderState) ? 'ABANDONED' : outcome;
