import type { OwnerId } from '#functions/actors/actor.ts';
import type { OrderState, ServiceName } from '#shared/payments/model.ts';

/** What one site pays another, or the supplier, in a resale; a plain sale has one side, the supplier's. */
export interface CostSide {
  /** The site that pays. */
  site: string;
  /** Who is paid: `supplier:<source>` or `site:<id>`. */
  to: string;
  /** Minor units of the order's currency. */
  minor: number;
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
  /** For `flight`: the booking. */
  subject: string;
  /** How it was paid: wallet, or the gateway's name and payment id. */
  paidBy?: { method: 'wallet' } | { method: 'gateway'; gateway: string; paymentId: string };
  /** Where the page goes after payment. */
  redirectTo: string;
  remark: string;
  /** Next steps while booking; ms since 1970 until which a worker holds it. */
  leasedUntil?: number;
}
