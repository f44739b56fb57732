import type { UserActor } from '#functions/actor.ts';
import { billedTo } from '#functions/invoices/billed-to.ts';
import { paidFee, paidInAll } from '#functions/payments/convenience-fee.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';
import { whyNotAsked } from '#functions/payments/may-pay.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { titleIn } from '#functions/payments/shown-orders-store.ts';
import { readGateways, readOrder, readPayment } from '#functions/payments/store.ts';
import { readCompany, readSite } from '#functions/site/store.ts';
import { openTax } from '#functions/users/company/sealed-tax.ts';
import { readBooker } from '#functions/users/store.ts';
import { formatMoney } from '#shared/money.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { Receipt } from './receipt-paper.ts';

/** How much of it is not there any more, in words. */
function statusText({ state, currency }: OrderItem, paid: number, left: number): string {
  if (state === 'REFUNDED') return 'Refunded';
  if (state === 'REFUNDING') return 'Being refunded';
  return left < paid ? `Paid, ${formatMoney(paid - left, currency)} of it refunded` : 'Paid';
}

/** What a receipt of an order's payment says now; undefined where it is not the actor's to see, or was not paid; FORBIDDEN for staff without its service's right. */
export async function receiptOf(actor: UserActor, orderId: string): Promise<Receipt | 'FORBIDDEN' | undefined> {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return undefined;
  const order = found.value;
  if (whyNotAsked(actor, order)) return 'FORBIDDEN';
  const { paidBy, paidAt, currency, transactionId = '' } = order;
  if (!paidBy || !paidAt) return undefined;
  const [payment, gateways, site, company, user] = await Promise.all([
    readPayment(actor, orderId),
    readGateways(actor),
    readSite(actor),
    readCompany(actor),
    readBooker(actor, order.userId),
  ]);
  const buyer = await billedTo(actor, order, user);
  const taxNumber = buyer.sealed
    ? (await openTax(actor, buyer.sealed.of, { sealedTax: buyer.sealed.text })).gstNumber
    : buyer.taxNumber;
  const taxes = siteTaxes(site);
  const paid = paidInAll(order);
  const fee = paidFee(order);
  const isTopUp = serviceOf(order).isCredited === true;
  const payer = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return {
    number: orderId.slice(0, 10),
    about: isTopUp ? 'Money added to the wallet' : order.remark,
    paidAt,
    currency,
    total: paid,
    amounts: [
      { label: isTopUp ? 'Added to the wallet' : 'Amount', minor: order.amount },
      ...(fee ? [{ label: 'Convenience fee', minor: fee }] : []),
    ],
    seller: {
      name: company?.legalName || site.companyName,
      address: site.address,
      taxNumber: company?.gstin ?? '',
    },
    taxNumberName: site.taxNumberName || taxes.companyNumberTyped,
    buyer: { name: buyer.name || payer, address: buyer.address, taxNumber },
    payer: payer === buyer.name ? '' : `${isTopUp ? 'Added' : 'Ordered'} by ${payer}`,
    facts: [
      { label: 'Paid by', text: paidBy.method === 'wallet' ? 'Wallet' : titleIn(gateways, paidBy.gateway) },
      { label: paidBy.method === 'wallet' ? 'Wallet entry' : 'Payment', text: transactionId },
      { label: 'Status', text: statusText(order, paid, leftOf(order, payment)) },
    ].filter(({ text }) => text),
    closing: isTopUp
      ? `This is not a tax invoice. No ${taxes.feeTax} falls due when money is added to a wallet; each booking has its own invoice.`
      : 'This is not a tax invoice. A separate tax invoice is issued for the sale.',
  };
}
