import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting, OrderItem } from '#functions/payments/model.ts';
import type { InvoiceFacts } from '#functions/payments/services/order-service.ts';
import { titleIn } from '#functions/payments/shown-orders-store.ts';
import { readGateways } from '#functions/payments/store.ts';
import { readCompany, readSite } from '#functions/site/store.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { splitTax } from '#shared/invoices/split-tax.ts';
import { gstStates } from '#shared/site/gst-states.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { billedTo } from './billed-to.ts';
import type { Unnumbered } from './invoice-writes.ts';

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** `Kerala (32)`. */
const stateText = (digits: string): string => (gstStates[digits] ? `${gstStates[digits]} (${digits})` : '');

/** Who pays for what, and how as far as that is known. */
type Sold = Pick<OrderItem, 'owner' | 'userId' | 'orderId' | 'currency' | 'paidBy' | 'paidAt' | 'transactionId'>;

/** What an order's invoice says, from the order, what its service sold, and both parties as they are now. */
export async function composeInvoice(actor: Actor, order: Sold, facts: InvoiceFacts): Promise<Unnumbered> {
  const [site, company, buyer, gateways] = await Promise.all([
    readSite(actor),
    readCompany(actor),
    billedTo(actor, order),
    readGateways(actor),
  ]);
  const taxes = siteTaxes(site);
  const taxNumber = company?.gstin ?? '';
  const sellerState = taxes.hasGstin ? taxNumber.slice(0, 2) || (company?.state ?? '') : '';
  // A buyer whose state nobody knows buys where the site is: the place of supply is the seller's (IGST Act, 12).
  const buyerState = taxes.hasGstin ? buyer.state || sellerState : '';
  const services = servicesOf(facts.services, {
    isTaxed: taxNumber !== '',
    taxName: taxes.feeTax,
    ...(taxes.hasGstin && { states: { seller: sellerState, buyer: buyerState } }),
  });
  const reimbursed = facts.reimbursed.map((line) => ({ ...line, amount: line.fare + line.taxes }));
  const invoice: Unnumbered['invoice'] = {
    kind: 'invoice',
    ...(facts.of && { of: facts.of }),
    billedTo: buyer.name,
    about: facts.about,
    pnr: facts.pnr,
    bookingId: facts.bookingId,
    currency: order.currency,
    taxable: sum(services.map(({ taxable }) => taxable)),
    tax: sum(services.flatMap((line) => line.taxes.map(({ minor }) => minor))),
    total: sum([
      ...reimbursed.map(({ amount }) => amount),
      ...services.map(({ amount }) => amount),
      ...facts.others.map(({ minor }) => minor),
    ]),
    seller: {
      name: company?.legalName || site.companyName,
      address: site.address,
      taxNumber,
      state: stateText(sellerState),
    },
    buyer: { name: buyer.name, address: buyer.address, taxNumber: buyer.taxNumber, state: stateText(buyerState) },
    taxNumberName: site.taxNumberName || taxes.companyNumberTyped,
    facts: [
      ...facts.facts,
      ...(taxNumber && buyerState ? [{ label: 'Place of supply', text: stateText(buyerState) }] : []),
      ...(taxNumber && taxes.hasGstin ? [{ label: 'Reverse charge', text: 'No' }] : []),
    ],
    reimbursed,
    services,
    others: facts.others,
    paid: facts.paid ?? paidText(actor, order, gateways),
  };
  return {
    invoice,
    owner: order.owner,
    orderId: order.orderId,
    ...(buyer.sealed && { sealedTax: buyer.sealed }),
  };
}

/** How a site's own services are taxed on a paper. */
export interface Taxing {
  /** The seller has a tax number: without one, no paper shows a tax. */
  isTaxed: boolean;
  /** What the country calls it. */
  taxName: string;
  /** Two digits each of both states; absent outside India. */
  states?: { seller: string; buyer: string };
  /** In percent, of what was taxed before; left out, what the amounts say. */
  rate?: number;
}

/** The site's own services as a paper has them. Minor units. */
export const servicesOf = (
  services: InvoiceFacts['services'],
  { isTaxed, taxName, states, rate }: Taxing,
): InvoiceDocument['services'] =>
  services.map(({ text, sac, quantity, taxable, tax }) => ({
    text,
    sac: states ? sac : '',
    quantity,
    taxable: isTaxed ? taxable : taxable + tax,
    taxes: isTaxed ? splitTax({ taxable, tax, name: taxName, ...(states && { states }), ...(rate && { rate }) }) : [],
    amount: taxable + tax,
  }));

function paidText(actor: Actor, { paidBy, paidAt, transactionId }: Sold, gateways: readonly GatewaySetting[]): string {
  const on = paidAt ? ` on ${formatDay(dayIn(actor.head.zone, Date.parse(paidAt)))}` : '';
  const how = paidBy?.method === 'gateway' ? `through ${titleIn(gateways, paidBy.gateway)}` : 'from the wallet';
  const entry = transactionId ? `, ${paidBy?.method === 'gateway' ? 'payment' : 'entry'} ${transactionId}` : '';
  return `Paid ${how}${on}${entry}. Nothing is due.`;
}
