import type { Actor } from '#functions/actor.ts';
import { holdEndWrites } from '#functions/activities/booked/hold-end-writes.ts';
import { cartPaidWrites } from '#functions/activities/booked/paid-writes.ts';
import type { BookedHead } from '#functions/activities/cart/model.ts';
import { readCart } from '#functions/activities/cart/store.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { InvoiceFacts } from './order-service.ts';

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

/** What its invoice says: each visit as it was sold, the site's service beside them; nothing before it is confirmed. */
export async function cartInvoice(actor: Actor, { subject }: OrderItem): Promise<InvoiceFacts | undefined> {
  const cart = await readCart(actor, subject);
  if (!cart?.head.booked || !['CONFIRMED', 'REDEEMED'].includes(cart.head.status)) return undefined;
  const { head, items } = cart;
  const { leadGuest, confirmations = {} } = cart.head.booked;
  const sold = items.flatMap((item) => (item.sold ? [{ ...item, sold: item.sold }] : []));
  const sum = (of: 'total' | 'net' | 'fee' | 'tax') => sold.reduce((all, one) => all + one.sold[of], 0);
  const rest = sum('total') - sum('net') - sum('fee') - sum('tax');
  return {
    ...{ bookingId: head.id, pnr: '', about: `Activities for ${leadGuest}` },
    facts: [
      { label: 'Guests', text: guestWords(head) },
      { label: 'Days', text: [...new Set(sold.map(({ date }) => formatDay(date)))].join(', ') },
    ],
    reimbursed: sold.map((item) => ({
      who: `${item.title}, ${item.name}`,
      ticket: confirmations[item.id] ?? '',
      route: [formatDay(item.date), item.timeSlot].filter(Boolean).join(', '),
      ...{ fare: item.sold.net, taxes: 0 },
    })),
    services:
      sum('fee') || sum('tax')
        ? [
            {
              ...{ text: 'Service fee, activities', sac: RECREATION, quantity: sold.length },
              ...{ taxable: sum('fee'), tax: sum('tax') },
            },
          ]
        : [],
    others: rest ? [{ label: 'Discount', minor: rest }] : [],
  };
}
