import type { Actor } from '#functions/actor.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import type { KartItem, VersionItem } from '#functions/quotations/model.ts';
import { kartPaidWrites, orderGoneWrites, whyNotKept } from '#functions/quotations/payment/paid-writes.ts';
import { plainHead } from '#functions/quotations/plain.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import type { OrderService, Payable } from './order-service.ts';

/** The mail to the customer, for the commit that ends the order. */
async function mailed(actor: Actor, order: OrderItem, said: { subject: string; text: string }) {
  const { userId, orderId, subject } = order;
  const [{ walletMail }, { readQuotationPath }] = await Promise.all([
    import('#functions/wallet/wallet-mail.ts'),
    import('#functions/quotations/payment/link-store.ts'),
  ]);
  const path = await readQuotationPath(actor, subject);
  return walletMail(actor, userId, 'quotation-paid', {
    orderId,
    subject: said.subject,
    heading: said.subject,
    paragraphs: [said.text, `Order ${orderId.slice(0, 10)}.`],
    opens: path
      ? { label: 'Open the quotation', path }
      : { label: 'Open the payment', path: `/user/payments/${orderId}` },
  });
}

function payable(actor: Actor, order: OrderItem, [row, sent]: readonly unknown[]): Payable {
  const head = row === undefined ? undefined : plainHead(row as KartItem);
  const version = sent as VersionItem | undefined;
  const name = head ? `${head.kartName}, quotation ${head.quotationId}` : order.remark;
  const money = formatMoney(order.amount, order.currency);
  const stands = head !== undefined && version !== undefined && !version.isWithdrawn;
  return {
    ...(stands &&
      head.state !== 'CANCELLED' &&
      head.orders?.some(({ orderId }) => orderId === order.orderId) && {
        prepare: async () => ({ twins: [], writes: () => [] }),
      }),
    describe: async () => ({ bookingId: order.subject, pnr: '', fareFamily: '', segments: [], duplicates: [] }),
    complete: async () => {
      const refused = stands ? whyNotKept(head, order) : 'ILLEGAL_TRANSITION';
      if (refused || !head) return fail(refused ?? 'ILLEGAL_TRANSITION');
      const { kartVersion = 0 } = order;
      return ok([
        ...kartPaidWrites(actor, head, { ...order, kartVersion }),
        ...(await mailed(actor, order, {
          subject: `${money} received`,
          text: `${money} was paid for ${name}. Thank you: it counts for your trip.`,
        })),
      ]);
    },
    refunded: async () => [
      ...(head ? orderGoneWrites(actor, head, order.orderId) : []),
      ...(await mailed(actor, order, {
        subject: `${formatMoney(paidInAll(order), order.currency)} refunded`,
        text: `Your payment for ${name} was refunded to your original payment method: the quotation had changed by then.`,
      })),
    ],
    sentBack: async (payment) =>
      (await import('#functions/payments/returned-mail.ts')).returnedMail(actor, order, payment, {
        what: 'quotation',
        nothing: 'Nothing was paid for your quotation with it.',
      }),
  };
}

/** What is paid for a quotation: done once it is paid, and earned the day after the trip. */
export const kartService: OrderService = {
  permission: 'karts.edit',
  permissionForCustomer: 'karts.edit',
  whenOver: 'PAYMENT_UNSUCCESSFUL',
  isForWallets: true,
  isPaidOnItsPage: true,
  refusals: {
    ALREADY_PAID: 'This was paid, or the quotation has changed. Please open the quotation.',
    ORDER_EXPIRED: 'The time limit for this payment has passed. Nothing was charged: open the quotation to pay.',
    ORDER_UNPAID: 'This payment has not been made.',
    ORDER_SUPERSEDED: 'Another payment for the same quotation took the place of this one. Nothing was charged.',
    INSUFFICIENT_BALANCE: 'Your wallet balance is not enough for this payment.',
  },
  // At a gateway's checkout of ours nobody but who was sent there knows the order of a link.
  isHeldBy: (actor, { subject, page }) =>
    (actor.kind === 'quoteHolder' && actor.kartId === subject) || (actor.kind === 'visitor' && page !== undefined),
  keysOf: (actor, { subject, kartVersion = 0 }) => [
    kartKeys.kart(actor, subject),
    kartKeys.kartVersion(actor, subject, kartVersion),
  ],
  payable,
  dropWrites: () => [],
};
