import type { OwnerId } from '#functions/actor.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import type { RefundState } from '#shared/payments/refund.ts';
import type { RefundLine } from './refund-lines.ts';

/** Where a refund goes: back as it was paid, or to the owner's wallet by staff's word. */
export type RefundTo =
  | {
      method: 'wallet';
      /** Against whose daily limit it was paid; absent where it was paid at a gateway. */
      spenderId?: string;
    }
  | { method: 'gateway'; gateway: string; paymentId: string };

/** Money that goes back of an order that stands completed: once, for one `reference`. Minor units of `currency`. */
export interface RefundItem {
  orderId: string;
  /** What it is for: a change request's id. */
  reference: string;
  state: RefundState;
  owner: OwnerId;
  minor: number;
  currency: string;
  /** What was forecast, posted and is printed. */
  lines: RefundLine[];
  to: RefundTo;
  /** What the gateway is asked by, `R-<paymentId>-<n>`; absent before it is asked. */
  refundId?: string;
  /** What of it went back at the gateway's own dashboard, by staff's word; absent: nothing. */
  outside?: number;
  /** How often the gateway refused it. */
  refusals: number;
  createdAt: string;
  /** The instant at which it went back. */
  givenAt?: string;
  /** The wallet entry that gave it. */
  walletEntry?: string;
}

/** A task about a refund: `reference` is the refund's own. */
export interface RefundSubject extends TaskSubject {
  name: 'refund';
  orderId: string;
}
