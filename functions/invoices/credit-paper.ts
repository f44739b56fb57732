import type { Actor } from '#functions/actor.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import type { CreditFacts } from '#functions/payments/services/order-service.ts';
import { titleIn } from '#functions/payments/shown-orders-store.ts';
import { readSite } from '#functions/site/store.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import type { InvoiceKind } from '#shared/invoices/kinds.ts';
import type { SiteData } from '#shared/site/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { servicesOf, sum, type Taxing } from './compose-invoice.ts';
import type { Unnumbered } from './invoice-writes.ts';
import type { InvoiceItem } from './model.ts';

export type CreditLines = Pick<InvoiceDocument, 'reimbursed' | 'services' | 'others' | 'paid'>;

/** `Kerala (32)` → `32`; empty where no state is said. */
const digitsIn = (state: string): string => /\((\d\d)\)$/.exec(state)?.[1] ?? '';

/** How the papers about an invoice are taxed: as it was. */
export function taxingOf({ invoice }: InvoiceItem, site: SiteData): Taxing {
  const taxes = siteTaxes(site);
  const seller = digitsIn(invoice.seller.state);
  return {
    isTaxed: invoice.seller.taxNumber !== '',
    taxName: taxes.feeTax,
    ...(taxes.hasGstin && { states: { seller, buyer: digitsIn(invoice.buyer.state) || seller } }),
  };
}

/** Where a refund goes, in a sentence. */
export const refundedText = ({ to }: RefundItem, gateways: readonly GatewaySetting[]): string =>
  to.method === 'wallet'
    ? 'Refunded to the wallet.'
    : `Refunded through ${titleIn(gateways, to.gateway)} to the account that paid, payment ${to.paymentId}.`;

/** A paper about an invoice: its parties and its place of supply, and which one it is. Minor units. */
export function creditPaper(
  actor: Actor,
  { invoice, owner, orderId, sealedTax }: InvoiceItem,
  {
    kind,
    reference,
    facts,
    lines,
  }: { kind: InvoiceKind; reference: string; facts: InvoiceDocument['facts']; lines: CreditLines },
): Unnumbered {
  const { billedTo, about, pnr, bookingId, currency, seller, buyer, taxNumberName } = invoice;
  return {
    invoice: {
      ...(invoice.of && { of: invoice.of }),
      ...{ kind, billedTo, about, pnr, bookingId, currency },
      taxable: sum(lines.services.map(({ taxable }) => taxable)),
      tax: sum(lines.services.flatMap((line) => line.taxes.map(({ minor }) => minor))),
      total: sum([
        ...lines.reimbursed.map(({ amount }) => amount),
        ...lines.services.map(({ amount }) => amount),
        ...lines.others.map(({ minor }) => minor),
      ]),
      ...{ seller, buyer, taxNumberName },
      facts: [
        { label: 'Against invoice', text: invoice.number },
        { label: 'Invoice date', text: formatDay(dayIn(actor.head.zone, Date.parse(invoice.issuedAt))) },
        ...facts,
      ],
      ...lines,
    },
    ...{ owner, orderId, reference },
    ...(sealedTax && { sealedTax }),
  };
}

/**
 * A credit note of lines that what was sold says itself, at the rates and under the names that the invoice has its taxes
 * by. `paid`: where the money goes, in a sentence. Minor units.
 */
export async function composeCreditNote(
  actor: Actor,
  original: InvoiceItem,
  { reference, paid }: { reference: string; paid: string },
  { reimbursed, services, others }: CreditFacts,
): Promise<Unnumbered> {
  const site = await readSite(actor);
  const rate = sum(original.invoice.services[0]?.taxes.map((tax) => tax.rate) ?? []);
  return creditPaper(actor, original, {
    kind: 'creditNote',
    reference,
    facts: original.invoice.facts,
    lines: {
      reimbursed: reimbursed.map((line) => ({ ...line, amount: line.fare + line.taxes })),
      services: servicesOf(services, { ...taxingOf(original, site), rate }),
      others,
      paid,
    },
  });
}
