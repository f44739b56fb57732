import type { Actor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { clock } from '#functions/clock.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { readSite } from '#functions/site/store.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { quotationIssuer } from '../quoted-version.ts';
import { readKart } from '../store.ts';
import { voucherSheetOf } from './sheet.ts';

/**
 * A voucher as a PDF, of the whole trip or of one line; undefined where it is not there, or not vouchered. Whoever asks may
 * see it: that was asked before.
 */
export async function makeVoucherPaper(actor: Actor, id: string, lineId = ''): Promise<PaperFile | undefined> {
  const kart = await readKart(actor, id);
  if (!kart) return undefined;
  const [site, issuer] = await Promise.all([
    readSite(actor),
    quotationIssuer(actor, kart.head, kart.head.isAgentBranding),
  ]);
  const sheet = voucherSheetOf(kart, issuer.contact, lineId);
  if (!sheet) return undefined;
  const [logo, { drawVoucherPaper }] = await Promise.all([
    letterheadLogo(actor, issuer.logoUrl),
    import('./voucher-paper.ts'),
  ]);
  const now = msToLocal(clock.now(), site.zone);
  const bytes = await drawVoucherPaper(sheet, {
    ...{ issuer, colour: site.brandingSettings.form.theme.palette.primary, ...(logo && { logo }) },
    madeAt: `${formatDay(now.slice(0, 10))}, ${now.slice(11, 16)}`,
  });
  return { fileName: `voucher-${kart.head.quotationId}.pdf`, bytes };
}
