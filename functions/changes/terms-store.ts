import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { dayIn } from '#shared/time.ts';

/** What a cancellation keeps beside the airline's charge and the site's own fee: service fee and convenience fee. */
export const keptFees = { keepsServiceFee: true, keepsConvenienceFee: true } as const;

/** GST on a cancellation fee today, basis points: that of the site's country, and none for a site without a tax number. */
export async function gstOnFees(actor: Actor): Promise<number> {
  const [settings, book] = await Promise.all([getItem(siteKeys.site(actor, 'SETTINGS')), readMarkups(actor)]);
  if (!settings?.company?.gstin) return 0;
  return rateOn(book.taxes, 'gst', dayIn(actor.head.zone, clock.now())) ?? 0;
}
