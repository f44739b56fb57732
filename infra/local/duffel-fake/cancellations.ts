import { instant, MINUTE } from '#shared/time.ts';
import { type FakeOrder, refundOf } from './orders.ts';
import { type FakeReply, id, ok, refusal } from './replies.ts';
import type { FakeEvent } from './webhooks.ts';

export interface Cancellation {
  id: string;
  orderId: string;
  expiresAt: number;
  confirmedAt?: number;
  refund: string;
  isHeld: boolean;
}
/** A quote of what cancelling gives back is binding for so long, ms. */
const HOLDS_FOR = 30 * MINUTE;

/** Cancellations are quoted first, then confirmed: the latest quote of an order, before it expires. */
export class FakeCancellations {
  private readonly all = new Map<string, Cancellation>();

  constructor(
    private readonly orders: ReadonlyMap<string, FakeOrder>,
    private readonly now: () => number,
    private readonly say: (event: FakeEvent) => void,
    kept: readonly Cancellation[] = [],
  ) {
    for (const one of kept) this.all.set(one.id, one);
  }

  kept(): Cancellation[] {
    return [...this.all.values()];
  }

  quote(order: FakeOrder): FakeReply {
    if (order.cancelledAt) return refusal(422, 'already_cancelled');
    const one = {
      id: id('ore'),
      orderId: order.id,
      expiresAt: this.now() + HOLDS_FOR,
      refund: refundOf(order),
      isHeld: !order.isPaid,
    };
    this.all.set(one.id, one);
    this.say({ type: 'order_cancellation.created', object: this.shape(one), key: one.id });
    return ok(this.shape(one), 201);
  }

  confirm(name: string): FakeReply {
    const one = this.all.get(name);
    if (!one) return refusal(404, 'not_found');
    const now = this.now();
    if (!one.confirmedAt) {
      const latest = this.kept().findLast(({ orderId }) => orderId === one.orderId);
      if (latest !== one || one.expiresAt <= now) return refusal(422, 'order_cancellation_expired');
      one.confirmedAt = now;
      this.orders.get(one.orderId)!.cancelledAt ??= now;
      this.say({ type: 'order_cancellation.confirmed', object: this.shape(one), key: one.id });
    }
    return ok(this.shape(one));
  }

  shown(name: string): FakeReply {
    const one = this.all.get(name);
    return one ? ok(this.shape(one)) : refusal(404, 'not_found');
  }

  page(orderId: string | null): FakeReply {
    return ok(
      this.kept()
        .filter((one) => one.orderId === orderId)
        .map((one) => this.shape(one)),
    );
  }

  private shape(one: Cancellation) {
    return {
      id: one.id,
      order_id: one.orderId,
      live_mode: false,
      refund_amount: one.refund,
      refund_currency: this.orders.get(one.orderId)!.offer.total_currency,
      refund_to: one.isHeld ? 'awaiting_payment' : 'balance',
      expires_at: instant(one.expiresAt),
      confirmed_at: one.confirmedAt ? instant(one.confirmedAt) : null,
      airline_credits: [],
    };
  }
}
