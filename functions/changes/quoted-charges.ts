import type { Part } from '#functions/payments/refunds/refund-lines.ts';
import type { CancellationQuote } from '#functions/suppliers/flight-supplier.ts';
import { MINUTE } from '#shared/time.ts';
import type { Charges } from './model.ts';
import { isLeft, paidToAirline, refundOf } from './refund-of.ts';
import type { Sold } from './subject-of.ts';
import type { SiteTerms } from './terms-store.ts';

/** How long charges stand whose supplier does not say, ms. */
const USUAL_LIFE = 15 * MINUTE;

/**
 * What a supplier said at `now` (ms since 1970) of a part of a sale, as charges that can be accepted; undefined where it
 * can not be meant: in another currency, or more than was paid.
 */
export function quotedCharges(
  siteName: string,
  sold: Sold,
  part: Part,
  quoted: CancellationQuote,
  { nth, now, ...site }: SiteTerms & { nth: number; now: number },
): (Charges & { validUntil: number }) | undefined {
  const { charge, currency, remarks } = quoted;
  if (currency !== sold.booking.fare.currency || charge > paidToAirline(siteName, sold, part)) return undefined;
  const validUntil = quoted.validUntil ?? now + USUAL_LIFE;
  const terms = { airlineCharge: charge, ...site };
  const { byOrder, lines, minor } = refundOf(siteName, sold, part, terms);
  if (!isLeft({ byOrder, lines, minor })) return undefined;
  return { nth, ...terms, remarks, validUntil, saidBy: 'supplier', lines, minor };
}
