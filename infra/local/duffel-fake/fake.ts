import type { IncomingHttpHeaders } from 'node:http';
import { decimalOf, minorOf } from '#functions/suppliers/duffel/minor-of.ts';
import { searchWorld } from '#functions/suppliers/sandbox/search-world.ts';
import { type SandboxSource, sourceOf } from '#functions/suppliers/sandbox/source.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { type Cancellation, FakeCancellations } from './cancellations.ts';
import { type AskedPassenger, type FakeOffer, offerShape } from './offer-shape.ts';
import { isComplete, type OrderData, queryOf, type SearchData } from './questions.ts';
import { type FakeReply, id, ok, refusal } from './replies.ts';
import { type ChangeData, FakeOrderChanges, type OrderChange } from './order-changes.ts';
import { changeIdOf, type FakeOrder, HELD_FOR, isChanging, orderShape, ordersPage, triggerOf } from './orders.ts';
import { type FakeEvent, type FakeWebhook, noticeOf } from './webhooks.ts';

export interface Kept {
  orders: FakeOrder[];
  cancellations: Cancellation[];
  /** Absent of an earlier process that knew of none. */
  orderChanges?: OrderChange[];
}
/** A question as it came in; a test may answer it otherwise, before or after it took effect. */
export interface FakeQuestion {
  method: string;
  path: string;
  data: unknown;
}

export interface FakeOptions {
  /** The organisation's billing currency, in which everything is sold. */
  currency: string;
  now(): number;
  latencyMs?: number;
  /** Told of what happens; left out, nobody is. */
  webhook?: FakeWebhook;
  /** What was kept by an earlier process, and who keeps it. */
  kept?: Kept;
  keep?(kept: Kept): void;
}

const refusals: Record<string, number> = {
  offer_no_longer_available: 422,
  price_changed: 422,
  offer_expired: 422,
  validation_required: 422,
  insufficient_balance: 422,
  order_not_created: 502,
};
/** An order that was accepted (202) appears after this, ms; and an airline changes its mind. */
const ACCEPTED_FOR = 2 * MINUTE;
const CHANGED_AFTER = 2 * MINUTE;

/** Duffel's flights API as its documentation shows it, over the sandbox's world of flights. */
export class FakeDuffel {
  /** Every question that came in, in order. */
  readonly asked: FakeQuestion[] = [];
  /** Tokens that are refused. */
  readonly revoked = new Set<string>();
  /** Answers instead of the fake; undefined: the fake answers. */
  instead: ((question: FakeQuestion, answer: () => FakeReply) => FakeReply | undefined) | undefined;
  private readonly source: SandboxSource;
  private readonly offers = new Map<string, FakeOffer>();
  readonly orders = new Map<string, FakeOrder>();
  private readonly cancellations: FakeCancellations;
  private readonly orderChanges: FakeOrderChanges;

  constructor(private readonly options: FakeOptions) {
    this.source = sourceOf('duffel', options.currency, { kind: 'mixed', seed: 'duffel' });
    for (const order of options.kept?.orders ?? []) this.orders.set(order.id, order);
    this.cancellations = new FakeCancellations(
      this.orders,
      options.now,
      (event) => this.say(event),
      options.kept?.cancellations,
    );
    this.orderChanges = new FakeOrderChanges(this.orders, options.now, options.kept?.orderChanges);
  }

  answer(method: string, url: string, headers: IncomingHttpHeaders, text: string): FakeReply {
    const { pathname, searchParams } = new URL(url, 'http://duffel');
    let data: unknown;
    try {
      data = text ? (JSON.parse(text) as { data?: unknown }).data : undefined;
    } catch {
      return refusal(400, 'invalid_json');
    }
    const question = { method, path: pathname + (searchParams.size ? `?${searchParams}` : ''), data };
    this.asked.push(question);
    const token = /^Bearer (duffel_(test|live)_[\w-]+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token || this.revoked.has(token)) return refusal(401, 'access_token_not_found');
    if (headers['duffel-version'] !== 'v2') return refusal(400, 'unsupported_version');
    const answer = () => this.route(method, pathname, searchParams, data);
    const reply = this.instead?.(question, answer) ?? answer();
    if (method === 'POST' && pathname !== '/air/offer_requests')
      this.options.keep?.({
        orders: [...this.orders.values()],
        cancellations: this.cancellations.kept(),
        orderChanges: this.orderChanges.kept(),
      });
    return { lateMs: this.options.latencyMs ?? 0, ...reply };
  }

  private route(method: string, path: string, query: URLSearchParams, data: unknown): FakeReply {
    const [, kind, name = '', action] =
      /^\/air\/(\w+)(?:\/([\w-]+))?(\/actions\/(?:confirm|accept))?$/.exec(path) ?? [];
    const is = (wanted: string, by: string) => kind === wanted && method === by;
    if (is('offer_requests', 'POST')) return this.search(data);
    if (is('offers', 'GET')) return this.offer(name, query.get('return_available_services') === 'true');
    if (is('orders', 'POST')) return this.order(data as OrderData);
    if (is('orders', 'GET'))
      return name ? this.shown(name) : ordersPage([...this.orders.values()], query, this.options.now());
    if (is('payments', 'POST'))
      return this.pay(data as { order_id: string; payment: { amount: string; currency: string } });
    if (is('airline_initiated_changes', 'POST') && action) return this.accept(name);
    if (is('order_change_requests', 'POST')) return this.offerChange(data as ChangeData);
    if (kind === 'order_changes') return this.orderChanges.answer(method, name, action, data);
    if (is('order_cancellations', 'POST'))
      return action ? this.cancellations.confirm(name) : this.quoteCancelling((data as { order_id: string }).order_id);
    if (is('order_cancellations', 'GET'))
      return name ? this.cancellations.shown(name) : this.cancellations.page(query.get('order_id'));
    return refusal(404, 'not_found');
  }

  private search(data: unknown): FakeReply {
    const { slices, passengers } = data as SearchData;
    if (!slices?.length || !passengers?.length) return refusal(422, 'validation_required');
    const query = queryOf(data as SearchData);
    const asked: AskedPassenger[] = passengers.map(({ type, age }) => ({
      id: id('pas'),
      type: type ?? (age! < 2 ? 'infant_without_seat' : age! < 12 ? 'child' : 'adult'),
      age: age ?? null,
    }));
    const now = this.options.now();
    const offers = searchWorld(this.source, query, instant(now).slice(0, 10))
      .slice(0, 200)
      .map((net) => offerShape(this.source, net, { offerId: id('off'), passengers: asked, now }));
    for (const [name, { expires_at: until }] of this.offers) if (Date.parse(until) <= now) this.offers.delete(name);
    for (const offer of offers) this.offers.set(offer.id, offer);
    const shown = offers.map(({ available_services: _services, ...offer }) => offer);
    return ok(
      { id: id('orq'), live_mode: false, created_at: instant(now), slices, passengers: asked, offers: shown },
      201,
    );
  }

  private offer(name: string, withServices: boolean): FakeReply {
    const offer = this.offers.get(name);
    if (!offer) return refusal(404, 'not_found');
    if (Date.parse(offer.expires_at) <= this.options.now()) return refusal(422, 'offer_no_longer_available');
    return ok(withServices ? offer : { ...offer, available_services: [] });
  }

  private order(data: OrderData): FakeReply {
    const {
      selected_offers: [offerId = ''] = [],
      type,
      passengers = [],
      payments,
      services = [],
      metadata = {},
    } = data;
    const offer = this.offers.get(offerId);
    const now = this.options.now();
    if (!offer) return refusal(422, 'offer_no_longer_available');
    if (Date.parse(offer.expires_at) <= now) return refusal(422, 'offer_expired');
    if ([...this.orders.values()].some((one) => one.offer.id === offerId))
      return refusal(422, 'offer_request_already_booked');
    if (!passengers.length || passengers.some((one) => !isComplete(one))) return refusal(422, 'validation_required');
    const trigger = triggerOf(passengers.map(({ family_name: name }) => name));
    const status = trigger && refusals[trigger];
    if (status) return refusal(status, trigger);
    if (trigger === 'silent, not ordered') return { status: 200, body: {}, manner: 'silent' };
    if (type !== 'hold' && type !== 'instant') return refusal(422, 'validation_inclusion');
    const isHeld = type === 'hold';
    if (isHeld && (offer.payment_requirements.requires_instant_payment || services.length))
      return refusal(422, 'invalid_order_type');
    const { total_currency: currency } = offer;
    const extras = services.map(({ id: one }) => offer.available_services.find((service) => service.id === one));
    if (extras.includes(undefined)) return refusal(422, 'service_not_available');
    const total = decimalOf(
      extras.reduce((sum, one) => sum + minorOf(one!.total_amount, currency)!, minorOf(offer.total_amount, currency)!),
      currency,
    );
    if (!isHeld && payments?.[0]?.amount !== total) return refusal(422, 'payment_amount_does_not_match_order_amount');
    const order: FakeOrder = {
      id: id('ord'),
      offer,
      isPaid: !isHeld,
      passengers: passengers.map((one) => one.id),
      metadata,
      total,
      createdAt: now,
      visibleFrom: trigger === '202, ordered later' ? now + ACCEPTED_FOR : now,
      looked: 0,
      ...(isHeld && { holdUntil: now + (trigger === 'held for 10 minutes' ? HELD_FOR.short : HELD_FOR.usual) }),
      ...(trigger && { trigger }),
    };
    this.orders.set(order.id, order);
    if (trigger === '202, ordered later') {
      order.isAccepted = true;
      return { status: 202, body: {} };
    }
    this.say({ type: 'order.created', object: orderShape(order, now), key: order.id });
    if (trigger === '500, ordered') return refusal(500, 'internal_server_error');
    const reply = ok(orderShape(order, now), 201);
    if (trigger === 'silent, ordered') return { ...reply, manner: 'silent' };
    return trigger === 'broken off, ordered' ? { ...reply, manner: 'broken off' } : reply;
  }

  private visible(name: string): FakeOrder | undefined {
    const order = this.orders.get(name);
    return order && order.visibleFrom <= this.options.now() ? order : undefined;
  }

  private shown(name: string): FakeReply {
    const order = this.visible(name);
    if (!order) return refusal(404, 'not_found');
    if (order.isPaid) {
      order.looked += 1;
      this.change(order);
    }
    return ok(orderShape(order, this.options.now()));
  }

  private offerChange(data: ChangeData): FakeReply {
    const order = this.visible(data.order_id);
    return order ? this.orderChanges.request(order, data) : refusal(404, 'not_found');
  }

  private quoteCancelling(name: string): FakeReply {
    const order = this.visible(name);
    return order ? this.cancellations.quote(order) : refusal(404, 'not_found');
  }

  private pay({
    order_id: name,
    payment,
  }: {
    order_id: string;
    payment: { amount: string; currency: string };
  }): FakeReply {
    const order = this.visible(name);
    if (!order) return refusal(404, 'not_found');
    if (order.isPaid) return refusal(422, 'already_paid');
    if (order.cancelledAt) return refusal(422, 'already_cancelled');
    if ((order.holdUntil ?? 0) < this.options.now()) return refusal(422, 'past_payment_required_by_date');
    if (payment.amount !== order.total) return refusal(422, 'payment_amount_does_not_match_order_amount');
    const { trigger } = order;
    if (trigger === 'payment silent, not paid') {
      // Once; the next try pays.
      delete order.trigger;
      return { status: 200, body: {}, manner: 'silent' };
    }
    if (trigger === 'payment 500, not paid') return refusal(500, 'internal_server_error');
    order.isPaid = true;
    order.paidAt = this.options.now();
    const paid = { id: id('pay'), type: 'balance', ...payment, created_at: instant(this.options.now()) };
    this.say({ type: 'payment.created', object: { ...paid, order_id: name }, key: paid.id });
    const reply = ok(paid, 201);
    return trigger === 'payment silent, paid' ? { ...reply, manner: 'silent' } : reply;
  }

  /**
   * What happens by itself: an accepted order appears, an airline moves or cancels flights two minutes after they were
   * booked. Whoever serves the fake calls it now and then; a test, when it likes.
   */
  catchUp(): void {
    const now = this.options.now();
    for (const order of this.orders.values()) {
      if (order.isAccepted && order.visibleFrom <= now) {
        delete order.isAccepted;
        this.say({ type: 'order.created', object: orderShape(order, now), key: order.id });
      }
      if (order.isPaid && now >= order.createdAt + CHANGED_AFTER) this.change(order);
    }
  }

  /** What its airline does to an order whose passenger's name asks for it, once. */
  private change(order: FakeOrder): void {
    if (order.changedAt !== undefined || !isChanging(order)) return;
    order.changedAt = this.options.now();
    this.say({
      type: 'order.airline_initiated_change_detected',
      object: { id: id('aic'), order_id: order.id, action_taken: null },
      key: id('aic'),
    });
  }

  /** What an airline changed stands in the order itself once it is accepted. */
  private accept(name: string): FakeReply {
    const order = [...this.orders.values()].find((one) => changeIdOf(one) === name);
    if (!order || order.changedAt === undefined) return refusal(404, 'not_found');
    if (order.acceptedAt) return refusal(422, 'already_accepted');
    order.acceptedAt = this.options.now();
    return ok({ id: name, order_id: order.id, action_taken: 'accepted' });
  }

  private say(event: FakeEvent): void {
    const { webhook, now } = this.options;
    if (webhook) webhook.tell(noticeOf(webhook, event, now()));
  }
}
