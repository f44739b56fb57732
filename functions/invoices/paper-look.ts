import type { Actor } from '#functions/actor.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { readSite } from '#functions/site/store.ts';
import type { InvoicePaperLook } from './letterhead.ts';

/** What a site's papers show that is not their own. */
export async function paperLook(actor: Actor): Promise<InvoicePaperLook> {
  const site = await readSite(actor);
  const logo = await letterheadLogo(actor, site.logoUrl);
  return {
    zone: site.zone,
    colour: site.brandingSettings.form.theme.palette.primary,
    contact: [site.adminContact, site.adminEmail].filter(Boolean).join(' · '),
    ...(logo && { logo }),
  };
}
