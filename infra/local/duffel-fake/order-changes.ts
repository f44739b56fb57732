import { decimalOf, minorOf } from '#functions/suppliers/duffel/minor-of.ts';
import { daysBetween, addDays, instant, MINUTE } from '#shared/time.ts';
import type { FakeOffer } from './offer-shape.ts';
import { type FakeOrder, slicesOf } from './orders.ts';
import { type FakeReply, id, ok, refusal } from './replies.ts';

type Slices = FakeOffer['slices'];
interface ChangeOffer {
  id: string;
  orderId: string;
  /** All slices of the order from then on. */
  slices: Slices;
  add: Slices;
  remove: Slices;
  /** Minor units, below zero where it comes back. */
  total: number;
  penalty: number;
  expiresAt: number;
}
export interface OrderChange {
  id: string;
  offer: ChangeOffer;
  confirmedAt?: number;
}
export interface ChangeData {
  order_id: string;
  slices: { remove: { slice_id: string }[]; add: { departure_date: string }[] };
}

/** An offer is taken, and what was made of it confirmed, within this, ms. */
const OFFERED_FOR = 30 * MINUTE;
/** What other flights cost more, of the order's price. */
const DEARER = 0.08;

const movedTo = (clock: string, days: number) => `${addDays(clock.slice(0, 10), days)}${clock.slice(10)}`;
const signed = (minor: number, currency: string) => (minor < 0 ? '-' : '') + decimalOf(Math.abs(minor), currency);

/** The same flights on another day. */
function onDay(slice: Slices[number], day: string): Slices[number] {
  const days = daysBetween(slice.segments[0]!.departing_at.slice(0, 10), day);
  return {
    ...slice,
    id: id('sli'),
    segments: slice.segments.map((segment) => ({
      ...segment,
      departing_at: movedTo(segment.departing_at, days),
      arriving_at: movedTo(segment.arriving_at, days),
    })),
  };
}

/** Other flights are offered first, made an order change, and confirmed by paying for it. */
export class FakeOrderChanges {
  private readonly offers = new Map<string, ChangeOffer>();
  private readonly all = new Map<string, OrderChange>();

  constructor(
    private readonly orders: ReadonlyMap<string, FakeOrder>,
    private readonly now: () => number,
    kept: readonly OrderChange[] = [],
  ) {
    for (const one of kept) this.all.set(one.id, one);
  }

  kept(): OrderChange[] {
    return [...this.all.values()];
  }

  request(order: FakeOrder, { slices: { remove, add } }: ChangeData): FakeReply {
    const now = this.now();
    if (!order.isPaid || order.cancelledAt) return refusal(422, 'order_not_changeable');
    const before = slicesOf(order);
    const removed = remove.map(({ slice_id: name }) => before.find((slice) => slice.id === name));
    if (removed.length === 0 || removed.length !== add.length || removed.includes(undefined))
      return refusal(422, 'validation_inclusion');
    const currency = order.offer.total_currency;
    const penalty = minorOf(order.offer.conditions.change_before_departure?.penalty_amount ?? '0', currency)!;
    const more =
      Math.round(minorOf(order.total, currency)! * DEARER) * (order.trigger === 'other flights are cheaper' ? -5 : 1);
    const added = add.map(({ departure_date: day }, at) => onDay(removed[at]!, day));
    const offer: ChangeOffer = {
      id: id('oco'),
      orderId: order.id,
      slices: before.map((slice) => added[removed.indexOf(slice)] ?? slice),
      ...{ add: added, remove: removed as Slices, total: more + penalty, penalty, expiresAt: now + OFFERED_FOR },
    };
    const isPast = add.some(({ departure_date: day }) => day < instant(now).slice(0, 10));
    if (!isPast) this.offers.set(offer.id, offer);
    return ok({ id: id('ocr'), order_id: order.id, order_change_offers: isPast ? [] : [this.shape(offer)] }, 201);
  }

  /** One is made of an offer, confirmed (`action`), or looked at. */
  answer(method: string, name: string, action: string | undefined, data: unknown): FakeReply {
    if (method !== 'POST') return this.shown(name);
    return action
      ? this.confirm(name, data as { payment?: { amount: string } })
      : this.make(data as { selected_order_change_offer: string });
  }

  private make({ selected_order_change_offer: name }: { selected_order_change_offer: string }): FakeReply {
    const offer = this.offers.get(name);
    if (!offer) return refusal(404, 'not_found');
    if (offer.expiresAt <= this.now()) return refusal(422, 'offer_expired');
    const one: OrderChange = { id: id('oce'), offer };
    this.all.set(one.id, one);
    return ok(this.changeShape(one), 201);
  }

  private confirm(name: string, data: { payment?: { amount: string } } | undefined): FakeReply {
    const one = this.all.get(name);
    const order = one && this.orders.get(one.offer.orderId);
    if (!one || !order) return refusal(404, 'not_found');
    if (one.confirmedAt) return refusal(422, 'already_confirmed');
    const { offer } = one;
    const now = this.now();
    const isStale = offer.remove.some((slice) => !slicesOf(order).some(({ id: own }) => own === slice.id));
    if (offer.expiresAt <= now || isStale || order.cancelledAt) return refusal(422, 'order_change_expired');
    const currency = order.offer.total_currency;
    const toPay = offer.total > 0 ? decimalOf(offer.total, currency) : undefined;
    if (data?.payment?.amount !== toPay) return refusal(422, 'payment_amount_does_not_match');
    one.confirmedAt = now;
    order.reissues = (order.reissues ?? 0) + 1;
    order.offer = { ...order.offer, slices: offer.slices };
    order.total = decimalOf(minorOf(order.total, currency)! + offer.total - offer.penalty, currency);
    return ok(this.changeShape(one));
  }

  private shown(name: string): FakeReply {
    const one = this.all.get(name);
    return one ? ok(this.changeShape(one)) : refusal(404, 'not_found');
  }

  private money({ total, penalty, orderId }: ChangeOffer) {
    const { offer, total: before } = this.orders.get(orderId)!;
    const currency = offer.total_currency;
    return {
      change_total_amount: signed(total, currency),
      change_total_currency: currency,
      penalty_total_amount: decimalOf(penalty, currency),
      penalty_total_currency: currency,
      new_total_amount: decimalOf(minorOf(before, currency)! + total - penalty, currency),
      new_total_currency: currency,
      refund_to: total < 0 ? 'original_form_of_payment' : null,
    };
  }

  private shape(offer: ChangeOffer) {
    const { id: name, add, remove, expiresAt } = offer;
    return {
      ...{ id: name, live_mode: false, order_change_id: null, expires_at: instant(expiresAt), slices: { add, remove } },
      ...this.money(offer),
    };
  }

  private changeShape({ id: name, offer, confirmedAt }: OrderChange) {
    const { add, remove, expiresAt, orderId } = offer;
    return {
      ...{ id: name, live_mode: false, order_id: orderId, expires_at: instant(expiresAt), slices: { add, remove } },
      ...this.money(offer),
      confirmed_at: confirmedAt ? instant(confirmedAt) : null,
    };
  }
}
