import { HOUR, instant, MINUTE } from '#shared/time.ts';
import { decimalOf, minorOf } from '#functions/suppliers/duffel/minor-of.ts';
import type { FakeOffer } from './offer-shape.ts';
import type { FakeReply } from './replies.ts';

/** What a last name among an order's passengers makes of it; docs/duffel.md lists them. */
export const orderTriggers = {
  SOLDOUT: 'offer_no_longer_available',
  PRICEUP: 'price_changed',
  FAREGONE: 'offer_expired',
  NOTCREATED: 'order_not_created',
  INVALID: 'validation_required',
  POORAGENCY: 'insufficient_balance',
  TIMEOUTBOOKED: 'silent, ordered',
  TIMEOUTLOST: 'silent, not ordered',
  FAILBOOKED: '500, ordered',
  GARBLED: 'broken off, ordered',
  ACCEPTED: '202, ordered later',
  LATETICKET: 'tickets later',
  NUMBERLATER: 'ticket numbers an hour later',
  NONUMBER: 'no ticket numbers',
  PAYFAILED: 'payment 500, not paid',
  PAYTIMEOUT: 'payment silent, paid',
  PAYLOST: 'payment silent, not paid',
  SHORTHOLD: 'held for 10 minutes',
  RESCHEDULED: 'schedule change after ordering',
  AIRLINECANCELS: 'cancelled by the airline',
  CHEAPERFLIGHTS: 'other flights are cheaper',
} as const;
export type OrderTrigger = (typeof orderTriggers)[keyof typeof orderTriggers];

export function triggerOf(names: readonly string[]): OrderTrigger | undefined {
  for (const name of names) {
    const found = (orderTriggers as Record<string, OrderTrigger>)[name.toUpperCase().replace(/[^A-Z]/g, '')];
    if (found) return found;
  }
  return undefined;
}

/** An order as the fake keeps it. Names, births and documents of passengers are not: nobody asks for them again. */
export interface FakeOrder {
  id: string;
  offer: FakeOffer;
  isPaid: boolean;
  passengers: string[];
  metadata: Record<string, string>;
  /** All of it, services included. */
  total: string;
  createdAt: number;
  /** When it was paid, where that was later. */
  paidAt?: number;
  cancelledAt?: number;
  holdUntil?: number;
  trigger?: OrderTrigger;
  /** Seen by nobody before it, ms since 1970. */
  visibleFrom: number;
  /** Times it was looked at since it was paid. */
  looked: number;
  /** It was taken (202), and nobody was told yet that it is there. */
  isAccepted?: boolean;
  /** How often it was reissued; absent for never. */
  reissues?: number;
  /** When its airline changed it, ms since 1970. */
  changedAt?: number;
  /** When that was accepted. */
  acceptedAt?: number;
}

export const HELD_FOR = { usual: 24 * HOUR, short: 10 * MINUTE };
/** So often an order with late tickets is looked at before it has them. */
const LATE_LOOKS = 2;
const LATER = 50;
const NUMBERS_AFTER = HOUR;

const changes: readonly (OrderTrigger | undefined)[] = ['schedule change after ordering', 'cancelled by the airline'];
/** Whether the airline is going to change it. */
export const isChanging = ({ trigger }: FakeOrder): boolean => changes.includes(trigger);

/** Whether its tickets have their numbers. */
function hasNumbers({ isPaid, trigger, looked, createdAt }: FakeOrder, now: number): boolean {
  if (trigger === 'no ticket numbers') return false;
  if (trigger === 'tickets later') return isPaid && looked > LATE_LOOKS;
  if (trigger === 'ticket numbers an hour later') return isPaid && now >= createdAt + NUMBERS_AFTER;
  return isPaid;
}

const digits = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_999_999_967, 7);
const ticketNumber = (order: string, at: number) => `125${String(digits(order + at)).padStart(10, '0')}`;
const letters = (text: string) =>
  Array.from({ length: 6 }, (_, at) => 'BCDFGHJKLMNPQRSTVWXZ'[digits(at + text) % 20]).join('');

const later = (clock: string) => {
  const moved = new Date(Date.parse(`${clock}Z`) + LATER * MINUTE);
  return moved.toISOString().slice(0, 19);
};

/** The id of what an airline did to an order's flights. */
export const changeIdOf = ({ offer }: FakeOrder): string => `aic_${offer.slices[0]!.id.slice(4)}`;

const moved = (slices: FakeOffer['slices']) =>
  slices.map((slice) => ({
    ...slice,
    id: `${slice.id}moved`,
    segments: slice.segments.map((segment) => ({
      ...segment,
      departing_at: later(segment.departing_at),
      arriving_at: later(segment.arriving_at),
    })),
  }));

/** What an airline did to all slices. Until it is accepted the order itself shows them as they were. */
const movedBy = (order: FakeOrder, at: number) => ({
  id: changeIdOf(order),
  action_taken: order.acceptedAt ? 'accepted' : null,
  action_taken_at: order.acceptedAt ? instant(order.acceptedAt) : null,
  available_actions: order.acceptedAt ? [] : ['accept'],
  created_at: instant(at),
  removed: order.offer.slices,
  added: moved(order.offer.slices).map((slice) => ({
    ...slice,
    conditions: [],
    segments: slice.segments.map(({ departing_at, arriving_at, ...segment }) => ({
      ...segment,
      departure_datetime: departing_at,
      arrival_datetime: arriving_at,
    })),
  })),
});

/** Its flights, as the order shows them. */
export const slicesOf = ({ offer, trigger, acceptedAt }: FakeOrder): FakeOffer['slices'] =>
  trigger === 'schedule change after ordering' && acceptedAt ? moved(offer.slices) : offer.slices;

/** An order as it is shown at `now`; the passengers come in another order than they were sent in. */
export function orderShape(order: FakeOrder, now: number) {
  const { offer, trigger, holdUntil, changedAt = 0 } = order;
  const hasTickets = hasNumbers(order, now);
  const isMoved = trigger === 'schedule change after ordering' && changedAt > 0;
  const cancelledAt = order.cancelledAt ?? (trigger === 'cancelled by the airline' ? changedAt : 0);
  return {
    id: order.id,
    live_mode: false,
    booking_reference: letters(order.id),
    created_at: instant(order.createdAt),
    synced_at: instant(order.createdAt),
    cancelled_at: cancelledAt ? instant(cancelledAt) : null,
    owner: offer.owner,
    total_amount: order.total,
    total_currency: offer.total_currency,
    base_amount: offer.base_amount,
    base_currency: offer.base_currency,
    tax_amount: offer.tax_amount,
    tax_currency: offer.tax_currency,
    metadata: order.metadata,
    conditions: offer.conditions,
    services: [],
    airline_initiated_changes: isMoved ? [movedBy(order, changedAt)] : [],
    available_actions: ['cancel', 'update'],
    payment_status: {
      awaiting_payment: !order.isPaid,
      payment_required_by: order.isPaid || !holdUntil ? null : instant(holdUntil),
      price_guarantee_expires_at: order.isPaid || !holdUntil ? null : instant(holdUntil),
      paid_at: order.isPaid ? instant(order.paidAt ?? order.createdAt) : null,
    },
    passengers: order.passengers.toReversed().map((id) => ({ id, type: 'adult', given_name: 'X', family_name: 'X' })),
    documents: hasTickets
      ? order.passengers.map((id, at) => ({
          type: 'electronic_ticket',
          unique_identifier: ticketNumber(order.id + 'r'.repeat(order.reissues ?? 0), at),
          passenger_ids: [id],
        }))
      : [],
    slices: slicesOf(order),
  };
}

/** A page of those that can be seen. */
export function ordersPage(orders: readonly FakeOrder[], query: URLSearchParams, now: number): FakeReply {
  const limit = Number(query.get('limit') ?? 50);
  const from = Number(query.get('after') ?? 0);
  const all = orders.filter((order) => order.visibleFrom <= now);
  const after = from + limit < all.length ? String(from + limit) : null;
  const data = all.slice(from, from + limit).map((order) => orderShape(order, now));
  return { status: 200, body: { data, meta: { limit, after, before: null } } };
}

/** What cancelling an order gives back: nothing of a hold, and of a paid one what its fare says. */
export function refundOf({ isPaid, offer, total }: FakeOrder): string {
  const { allowed: isRefundable, penalty_amount: penalty } = offer.conditions.refund_before_departure;
  const currency = offer.total_currency;
  const given = isPaid && isRefundable ? minorOf(total, currency)! - minorOf(penalty ?? '0', currency)! : 0;
  return decimalOf(Math.max(0, given), currency);
}
