import type { Actor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { paperLook } from './paper-look.ts';
import { shownInvoice } from './shown-invoice.ts';
import { readInvoice } from './store.ts';

/** A numbered paper as a PDF; undefined where it is not there or not the actor's to see. */
export async function makeInvoicePaper(actor: Actor, number: string): Promise<PaperFile | undefined> {
  const item = await readInvoice(actor, number);
  if (!item) return undefined;
  const [invoice, look, { drawInvoicePaper }] = await Promise.all([
    shownInvoice(actor, item),
    paperLook(actor),
    import('./invoice-paper.ts'),
  ]);
  const bytes = await drawInvoicePaper(invoice, look);
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}
