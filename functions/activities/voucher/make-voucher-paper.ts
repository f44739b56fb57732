import type { UserActor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { clock } from '#functions/clock.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { isValid } from '#shared/activities/voucher/voucher-shown.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { showVoucher } from './show-voucher.ts';
import { readVoucher } from './voucher-store.ts';

/** A voucher as a PDF, by its code; undefined where there is none, or it is not valid. */
export async function makeActivityVoucher(actor: UserActor, code: string): Promise<PaperFile | undefined> {
  const found = await readVoucher(actor, code);
  const voucher = found && (await showVoucher(actor, found));
  if (!voucher || !isValid(voucher)) return undefined;
  const site = await readSite(actor);
  const [logo, { drawActivityVoucher }] = await Promise.all([
    letterheadLogo(actor, voucher.issuer.logoUrl),
    import('./voucher-paper.ts'),
  ]);
  const now = msToLocal(clock.now(), site.zone);
  const bytes = await drawActivityVoucher(voucher, {
    ...{ colour: site.brandingSettings.form.theme.palette.primary, ...(logo && { logo }) },
    madeAt: `${formatDay(now.slice(0, 10))}, ${now.slice(11, 16)}`,
    addressOf: (itemId) => `${siteOrigin(site)}/app/activities/voucher/${code}?item=${itemId}`,
  });
  return { fileName: `voucher-${voucher.voucherNo}.pdf`, bytes };
}
