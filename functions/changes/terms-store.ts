import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readMarkups } from '#functions/markups/store.ts';
import type { Kept } from '#functions/payments/refunds/refund-lines.ts';
import { cancellationFeeOf } from '#functions/site/flight-rules.ts';
import { readFlightRules } from '#functions/site/store.ts';
import { dayIn } from '#shared/time.ts';

/** What a site keeps of a cancellation beside the airline's charge, minor units and basis points. */
export type SiteTerms = Pick<Kept, 'cancellationFee' | 'gstRate' | 'keepsServiceFee' | 'keepsConvenienceFee'>;

/** What the site keeps by its flight settings of today where these passengers cancel what they paid `paid` for. */
export async function siteTerms(
  actor: Actor,
  { isInternational, passengers, paid }: { isInternational: boolean; passengers: number; paid: number },
): Promise<SiteTerms> {
  const [rules, gstRate] = await Promise.all([readFlightRules(actor), gstOnFees(actor)]);
  const { keepsServiceFee, keepsConvenienceFee } = rules;
  const cancellationFee = cancellationFeeOf(rules, { isInternational, passengers, paid });
  return { keepsServiceFee, keepsConvenienceFee, cancellationFee, gstRate: cancellationFee ? gstRate : 0 };
}

/** GST on a cancellation fee today, basis points: that of the site's country, and none for a site without a tax number. */
export async function gstOnFees(actor: Actor): Promise<number> {
  const book = await readMarkups(actor);
  return rateOn(book.taxes, 'gst', dayIn(actor.head.zone, clock.now())) ?? 0;
}
