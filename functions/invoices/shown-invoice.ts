import type { Actor } from '#functions/actor.ts';
import { openTax } from '#functions/users/company/sealed-tax.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import type { InvoiceItem } from './model.ts';

/** A paper as it was written, its buyer's number whole: it is theirs, and a paper without it is none. */
export async function shownInvoice(actor: Actor, { invoice, sealedTax }: InvoiceItem): Promise<InvoiceDocument> {
  if (!sealedTax) return invoice;
  const { gstNumber } = await openTax(actor, sealedTax.of, { sealedTax: sealedTax.text });
  return { ...invoice, buyer: { ...invoice.buyer, taxNumber: gstNumber } };
}
