import type { Actor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { readSite } from '#functions/site/store.ts';
import { shownInvoice } from './shown-invoice.ts';
import { readInvoice } from './store.ts';

/** A numbered paper as a PDF; undefined where it is not there or not the actor's to see. */
export async function makeInvoicePaper(actor: Actor, number: string): Promise<PaperFile | undefined> {
  const item = await readInvoice(actor, number);
  if (!item) return undefined;
  const site = await readSite(actor);
  const [invoice, logo, { drawInvoicePaper }] = await Promise.all([
    shownInvoice(actor, item),
    letterheadLogo(actor, site.logoUrl),
    import('./invoice-paper.ts'),
  ]);
  const bytes = await drawInvoicePaper(invoice, {
    zone: site.zone,
    colour: site.brandingSettings.form.theme.palette.primary,
    contact: [site.adminContact, site.adminEmail].filter(Boolean).join(' · '),
    ...(logo && { logo }),
  });
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}
