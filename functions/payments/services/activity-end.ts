import type { Actor } from '#functions/actor.ts';
import { holdEndWrites } from '#functions/activities/booked/hold-end-writes.ts';
import { cartPaidWrites } from '#functions/activities/booked/paid-writes.ts';
import { backOf, keptOf, type VisitParts, wholeOf } from '#functions/activities/booked/kept-of.ts';
import type { BookedHead, Booked, Cart, CartItem, SoldItem } from '#functions/activities/cart/model.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { CreditFacts, InvoiceFacts } from './order-service.ts';

/** Reservation services for recreational services, by India's list. */
const RECREATION = '998554';

/** The cart's page for whoever bought it. */
const openCart = (cartId: string) => ({ label: 'Open your activities', path: `/activities/cart?cartId=${cartId}` });

/** What the end of a paid order writes. */
export async function cartCompleted(
  actor: Actor,
  head: BookedHead,
  { orderId, userId, amount, currency }: OrderItem,
): Promise<Outcome<Write<never>[], never>> {
  const { code, writes } = await cartPaidWrites(actor, head);
  const money = formatMoney(amount, currency);
  const text = code
    ? `${money} was paid, and all of it is confirmed. Show the voucher on the day.`
    : `${money} was paid. Our desk confirms it and emails you the voucher. What cannot be confirmed is refunded.`;
  const heading = code ? 'Your activities are confirmed' : 'Your activities are being confirmed';
  return ok([
    ...writes,
    ...(await walletMail(actor, userId, 'activity', {
      ...{ orderId, heading, subject: heading },
      opens: code ? { label: 'Open the voucher', path: `/activities/voucher/${code}` } : openCart(head.id),
      paragraphs: [`${head.booked.leadGuest}, from ${formatDay(head.booked.firstDate)}.`, text],
    })),
  ]);
}

/** What the end of its refund writes: places that it still held are free again. */
export async function cartRefunded(
  actor: Actor,
  order: OrderItem,
  held: BookedHead | undefined,
): Promise<Write<never>[]> {
  const money = formatMoney(paidInAll(order), order.currency);
  return [
    ...(held ? holdEndWrites(actor, held) : []),
    ...(await walletMail(actor, order.userId, 'activity', {
      ...{ orderId: order.orderId, subject: `${money} refunded`, heading: 'Your payment was refunded' },
      paragraphs: [`${money} was refunded to your original payment method: the places are no longer held.`],
      opens: openCart(order.subject),
    })),
  ];
}

/** A visit, and as much of its price as a paper says. */
interface Said {
  item: CartItem & { sold: SoldItem };
  parts: VisitParts;
}

const comesTo = ({ parts: { net, fee, tax, rest } }: Said): number => net + fee + tax + rest;

/** Lines of visits that come to something: each as it was sold, the site's service beside them. Minor units. */
function linesOf(said: readonly Said[], { confirmations = {} }: Booked): CreditFacts {
  const shown = said.filter((one) => comesTo(one) !== 0);
  const sum = (of: keyof VisitParts) => shown.reduce((all, { parts }) => all + parts[of], 0);
  const [fee, tax, rest] = [sum('fee'), sum('tax'), sum('rest')];
  return {
    reimbursed: shown.map(({ item, parts }) => ({
      who: `${item.title}, ${item.name}`,
      ticket: confirmations[item.id] ?? '',
      route: [formatDay(item.date), item.timeSlot].filter(Boolean).join(', '),
      ...{ fare: parts.net, taxes: 0 },
    })),
    services:
      fee || tax
        ? [
            {
              ...{ text: 'Service fee, activities', sac: RECREATION, quantity: shown.length },
              ...{ taxable: fee, tax },
            },
          ]
        : [],
    others: rest ? [{ label: 'Discount', minor: rest }] : [],
  };
}

const soldIn = ({ items }: Cart): Said['item'][] =>
  items.flatMap((item) => (item.sold ? [{ ...item, sold: item.sold }] : []));

/**
 * What its invoice says: of a cart that was confirmed all of it, whatever was cancelled since, which a credit note says; of
 * one that was cancelled before, what was kept. Nothing where it has none, or not yet.
 */
export async function cartInvoice(actor: Actor, { subject, currency }: OrderItem): Promise<InvoiceFacts | undefined> {
  const cart = await readCart(actor, subject);
  const booked = cart?.head.booked;
  if (!cart || !booked || (!booked.voucher && cart.head.status !== 'CANCELLED')) return undefined;
  const { refunds = {} } = booked;
  const said = soldIn(cart)
    .map((item) => ({
      item,
      parts: booked.voucher ? wholeOf(item.sold) : keptOf(item.sold, item.sold.total - (refunds[item.id] ?? 0)),
    }))
    .filter((one) => comesTo(one) !== 0);
  if (!said.length) return undefined;
  const back = booked.voucher ? 0 : Object.values(refunds).reduce((sum, minor) => sum + minor, 0);
  return {
    ...{ of: 'activities', bookingId: cart.head.id, pnr: '', about: `Activities for ${booked.leadGuest}` },
    facts: [
      { label: 'Guests', text: guestWords(cart.head) },
      { label: 'Days', text: [...new Set(said.map(({ item }) => formatDay(item.date)))].join(', ') },
      ...(booked.voucher ? [] : [{ label: 'Cancelled', text: `${formatMoney(back, currency)} refunded` }]),
    ],
    ...linesOf(said, booked),
  };
}

/** What the credit note of a cancelled cart says: of each visit what went back. A fee for the way of paying was on no invoice. */
export async function cartCredit(actor: Actor, { subject }: OrderItem): Promise<CreditFacts | undefined> {
  const cart = await readCart(actor, subject);
  const booked = cart?.head.booked;
  if (!cart || !booked?.voucher || !booked.refunds) return undefined;
  const { refunds } = booked;
  const said = soldIn(cart).map((item) => ({ item, parts: backOf(item.sold, refunds[item.id] ?? 0) }));
  return linesOf(said, booked);
}
