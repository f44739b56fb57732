import type { Actor, LinkActor, UserActor } from '#functions/actor.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import type { Key } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import type { Failure, FailureCode, Outcome } from '#shared/errors.ts';
import type { PaperOf } from '#shared/invoices/paper-of.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import type { OrderView } from '#shared/payments/order-view.ts';

/** What an order's page shows of the thing that it pays for. */
export type OrderFacts = Pick<OrderView, 'bookingId' | 'pnr' | 'fareFamily' | 'segments' | 'duplicates'> &
  Partial<Pick<OrderView, 'mayHold'>>;

/** What is read just before a payment, for its commit. */
export interface Ready {
  /** Bookings of the owner that this would double, by their ids: paid for only where the customer was shown them. */
  twins: readonly string[];
  /** What the payment writes beside the order's own row, its task and the money. */
  writes(): Write<never>[];
  /** What another site supplies; absent for what this one buys itself. */
  through?: Through;
  /** Why it cannot be paid for after all; absent: it can. */
  refused?: Failure<'FARE_EXPIRED'>;
}

/** The side of the site that supplies what is paid for. */
export interface Through {
  /** Who commits, for both sites. */
  link: LinkActor;
  /** Its order, which the worker leads on for both. */
  orderId: string;
  /** It is paid from the buying site's wallet there, in the same commit. */
  writes(): Write<ThroughRefusal>[];
}

/** FARE_EXPIRED: the wallet there does not cover it, or its order is over. */
export type ThroughRefusal = 'FARE_EXPIRED' | 'WALLET_BUSY';

/** A payment that paid for nothing and went back. Minor units of `currency`. */
export interface SentBack {
  gateway: string;
  paymentId: string;
  minor: number;
  currency: string;
  /** What of it we had the gateway give back; the rest went back at its own dashboard. */
  ours: number;
  /** Another one had paid the order. */
  isSecond: boolean;
}

/** What a completed order's invoice says of what was sold. Minor units of the order's currency; the lines make its amount. */
export interface InvoiceFacts {
  /** What it is of; absent: a flight. */
  of?: PaperOf;
  bookingId: string;
  pnr: string;
  /** What it is for, in a few words, e.g. `New Delhi to Mumbai`. */
  about: string;
  facts: { label: string; text: string }[];
  /** What is passed on at cost. */
  reimbursed: readonly { who: string; ticket: string; route: string; fare: number; taxes: number }[];
  /** What the site takes for itself: `sac` is its code for GST, `tax` what of it goes to the tax office. */
  services: readonly { text: string; sac: string; quantity: number; taxable: number; tax: number }[];
  /** What else is added, or, negative, taken off. */
  others: { label: string; minor: number }[];
  /** How it was paid, in a sentence; left out, what its order says. */
  paid?: string;
}

/** The lines of a credit note. Minor units; they make what goes back. */
export type CreditFacts = Pick<InvoiceFacts, 'reimbursed' | 'services' | 'others'>;

/** What an order pays for, as just read. */
export interface Payable {
  /** Reads what paying needs; absent where what was to be paid for is gone. */
  prepare?(): Promise<Ready>;
  /** What the order's page shows, to the one who asks. */
  describe(asker: UserActor): Promise<OrderFacts>;
  /**
   * What the end of a paid order writes beside its own row: for services that are done once they are paid. A failure
   * gives the money back, under its code. Absent where a worker of the service's own leads it on (workers/leaders.ts).
   */
  complete?(): Promise<Outcome<Write<'WALLET_BUSY'>[]>>;
  /** What its invoice says, once it is completed; left out, or answering nothing, it has none. */
  invoice?(): Promise<InvoiceFacts | undefined>;
  /**
   * What the credit note of a refund says, of an order that stays completed; answering nothing, it has none. Left out where
   * the refund is a change request's, whose papers are composed of that.
   */
  credit?(refund: RefundItem): Promise<CreditFacts | undefined>;
  /** What the end of its refund writes beside the order's own row and the money. */
  refunded(): Promise<Write<'ILLEGAL_TRANSITION'>[]>;
  /** What is written where a payment that did not pay it went back; left out, nothing. */
  sentBack?(payment: SentBack): Promise<Write<never>[]>;
}

/**
 * One thing that can be ordered. Whatever in payments depends on what an order pays for is asked here; nothing else
 * tells services apart.
 */
export interface OrderService {
  /** Asked of staff who look at one of its orders or pay it, and of those who pay one of a customer's at a gateway. */
  readonly permission: Permission;
  readonly permissionForCustomer: Permission;
  /** A partner buys it by a key alone, while its link of Flights and the switch for it stand; left out, as any customer. */
  readonly isByFlightsLink?: true;
  /** What its gateway's dashboard gave back is only ever noted: nobody settles it as one of its refunds, which give what is left. */
  readonly areOutsideRefundsNoted?: true;
  /** Answered in the place of a 402, which leads to a flight's review; left out, the 402. */
  readonly whenOver?: 'PAYMENT_UNSUCCESSFUL';
  /** Whether wallets may pay for it. */
  readonly isForWallets: boolean;
  /**
   * True: it has a review to go back to, where every 402 leads. Of any other order the page that asks says itself why it is not
   * paid.
   */
  readonly isReviewed?: true;
  /** True: it is paid on its order's own page, which one that nobody began to pay leads to as well. */
  readonly isPaidOnItsPage?: true;
  /** True: completed, its amount stands in its owner's wallet, out of which it can be taken again. */
  readonly isCredited?: true;
  /** True: no gateway's convenience fee is taken for it. */
  readonly isFreeOfFee?: boolean;
  /** The one gateway that it is paid at, switched on or not; left out, any that customers may choose. */
  readonly paidAt?: (order: OrderItem) => string;
  /** What refusals say where the usual text speaks of a booking. */
  readonly refusals: Partial<Record<FailureCode, string>>;
  /** The rows that say what it pays for; they are read with the wallet in one trip. */
  keysOf(actor: Actor, order: OrderItem): readonly Key[];
  /** What it pays for, by those rows in their order. */
  payable(actor: Actor, order: OrderItem, rows: readonly unknown[]): Payable;
  /** The page of the site that somebody comes back to who pays nothing; left out, the order's own. */
  readonly backTo?: (order: OrderItem) => string;
  /**
   * What goes with an order that nobody paid, when it expires or a newer one takes its place; by the rows of `keysOf`, which
   * whoever ends one that names any reads.
   */
  dropWrites(actor: Actor, order: OrderItem, rows: readonly unknown[]): Write<never>[];
}
