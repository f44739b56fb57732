import type { BookingItem } from '#functions/bookings/model.ts';
import type { Letter } from '#functions/notifications/mail-layout.ts';
import { cityRoute } from '#shared/flights/city-route.ts';
import { formatMoney } from '#shared/money.ts';
import { refusalText } from '#shared/payments/refusal-text.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { paidInAll } from './convenience-fee.ts';
import type { OrderEventItem, OrderItem } from './model.ts';

/** What a mail about a paid order says from: the order with its events, its booking, and how its gateway is called. */
export interface Outcome {
  order: OrderItem;
  events: readonly OrderEventItem[];
  booking: BookingItem;
  /** The gateway's title; undefined for a wallet. */
  gateway: string | undefined;
  /** The site's zone, which instants are told in. */
  zone: string;
  /** Scheme, host and port of the site's pages. */
  origin: string;
}

/** A letter, and the subject it goes under. */
export interface OutcomeLetter extends Letter {
  subject: string;
}

function tripOf({ booking }: Outcome) {
  const first = booking.segments[0]!;
  const names = booking.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return {
    airline: first.airlineName || 'The airline',
    route: `${cityRoute(booking.segments)}, ${formatDay(first.departureTime, { weekday: true })}`,
    names,
  };
}

const orderNumber = ({ orderId }: OrderItem): string => `Order ${orderId.slice(0, 10)}.`;

const buttonOf = ({ order, origin }: Outcome): Pick<Letter, 'button'> => ({
  button: { label: 'Open the order', link: `${origin}/app/user/payments/${order.orderId}` },
});

/**
 * A paid booking that ended refunded: what comes back, where to and since when. The traveller is told that there is no
 * ticket, and nothing of the money.
 */
export function refundLetter(outcome: Outcome, hidePrice: boolean): OutcomeLetter {
  const { order, events, gateway, zone } = outcome;
  const { airline, route, names } = tripOf(outcome);
  const why = refusalText(events.findLast(({ event }) => event === 'startRefund')?.note ?? '', airline);
  const refund = events.findLast(({ event }) => event === 'refund');
  const local = msToLocal(Date.parse(refund?.at ?? order.createdAt), zone);
  const since = `${formatDay(local)}, ${local.slice(11)} (${zone})`;
  const head = { subject: `Not booked: ${route}`, heading: 'Your flights were not booked' };
  const what = `${route}, for ${names}. ${why}`;
  if (hidePrice)
    return {
      ...head,
      paragraphs: [
        what,
        'There is no ticket for this trip. The person who booked it for you has been told and refunded in full.',
      ],
    };
  const money = formatMoney(paidInAll(order), order.currency);
  const back =
    gateway === undefined
      ? `The full amount of ${money} was refunded to your wallet on ${since}.`
      : `The full amount of ${money} was refunded through ${gateway} on ${since}. Your bank decides when it appears on your statement.`;
  return {
    ...head,
    paragraphs: [what, back, 'You do not need to do anything. You can search and book again.', orderNumber(order)],
    ...buttonOf(outcome),
  };
}

/** Seats that go back unpaid: when, and what to do. The traveller is told nothing of the price. */
export function holdLetter(outcome: Outcome, hidePrice: boolean): OutcomeLetter {
  const { order, booking, zone } = outcome;
  const { route, names } = tripOf(outcome);
  const local = msToLocal(order.expiresAt, zone);
  const until = `${formatDay(local)}, ${local.slice(11)} (${zone})`;
  const head = { subject: `Held until ${local.slice(11)}: ${route}`, heading: 'Your held seats will be released soon' };
  const what = `${route}, for ${names}. PNR ${booking.pnr}. The seats are held until ${until}.`;
  if (hidePrice)
    return { ...head, paragraphs: [what, 'They are not paid yet. Your travel agent has been told and can pay.'] };
  const money = formatMoney(order.amount, order.currency);
  return {
    ...head,
    paragraphs: [
      what,
      `Pay by then to have the tickets issued: ${money}, which we check with the airline when you pay. Unpaid seats are released automatically and nothing is charged.`,
      orderNumber(order),
    ],
    ...buttonOf(outcome),
  };
}

/** A paid booking that takes longer than two minutes: that it is worked on, and what to expect. */
export function delayLetter(outcome: Outcome, hidePrice: boolean): OutcomeLetter {
  const { order, gateway } = outcome;
  const { airline, route, names } = tripOf(outcome);
  const isRefunding = order.state === 'REFUNDING';
  const money = formatMoney(paidInAll(order), order.currency);
  const to = gateway === undefined ? 'to your wallet' : `through ${gateway}`;
  const head = isRefunding
    ? {
        subject: `Not booked: ${route}`,
        heading: 'Your flights were not booked, and we are still refunding you',
      }
    : { subject: `Not confirmed yet: ${route}`, heading: 'We are still waiting for the airline' };
  const what = isRefunding
    ? `${route}, for ${names}. There is no ticket for this trip.`
    : `${route}, for ${names}. ${airline} has not confirmed the booking yet. We keep checking and will email you as soon as it answers. Please do not book the same flights again in the meantime.`;
  if (hidePrice)
    return { ...head, heading: isRefunding ? 'Your flights were not booked' : head.heading, paragraphs: [what] };
  const then = isRefunding
    ? `We are refunding the full amount of ${money} ${to}. We will email you when it is done.`
    : `If the airline did not book, we refund the full amount of ${money} ${to} straight away. Without an answer within a day, we refund it in any case. You do not need to do anything.`;
  return { ...head, paragraphs: [what, then, orderNumber(order)], ...buttonOf(outcome) };
}
