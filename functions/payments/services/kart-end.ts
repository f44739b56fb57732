import type { Actor } from '#functions/actor.ts';
import { paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { KartItem } from '#functions/quotations/model.ts';
import { readQuotationPath } from '#functions/quotations/payment/link-store.ts';
import { kartPaidWrites, orderGoneWrites, whyNotKept } from '#functions/quotations/payment/paid-writes.ts';
import type { Write } from '#functions/table/write.ts';
import { walletMail } from '#functions/wallet/wallet-mail.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';

/** The mail to the customer, for the commit that ends the order. */
async function mailed(actor: Actor, order: OrderItem, said: { subject: string; text: string }) {
  const { userId, orderId, subject } = order;
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

const nameOf = (order: OrderItem, head: KartItem | undefined): string =>
  head ? `${head.kartName}, quotation ${head.quotationId}` : order.remark;

/** What the end of a paid order writes; the code under which its money goes back where that cannot be kept. `head`: where it stands. */
export async function kartCompleted(
  actor: Actor,
  order: OrderItem,
  head: KartItem | undefined,
): Promise<Outcome<Write<never>[], 'ILLEGAL_TRANSITION'>> {
  const refused = head ? whyNotKept(head, order) : 'ILLEGAL_TRANSITION';
  if (refused || !head) return fail('ILLEGAL_TRANSITION');
  const money = formatMoney(order.amount, order.currency);
  return ok([
    ...kartPaidWrites(actor, head, { ...order, kartVersion: order.kartVersion ?? 0 }),
    ...(await mailed(actor, order, {
      subject: `${money} received`,
      text: `${money} was paid for ${nameOf(order, head)}. Thank you: it counts for your trip.`,
    })),
  ]);
}

/** What the end of its refund writes. */
export const kartRefunded = async (
  actor: Actor,
  order: OrderItem,
  head: KartItem | undefined,
): Promise<Write<never>[]> => [
  ...(head ? orderGoneWrites(actor, head, order.orderId) : []),
  ...(await mailed(actor, order, {
    subject: `${formatMoney(paidInAll(order), order.currency)} refunded`,
    text: `Your payment for ${nameOf(order, head)} was refunded to your original payment method: the quotation had changed in the meantime.`,
  })),
];
