import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { type Part, refundLines } from '#functions/payments/refunds/refund-lines.ts';
import type { CancellationQuote } from '#functions/suppliers/flight-supplier.ts';
import { MINUTE } from '#shared/time.ts';
import type { Charges } from './model.ts';
import { saleOf } from './sale-of.ts';
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
  { booking, order, payment }: Sold,
  part: Part,
  quoted: CancellationQuote,
  { nth, now, ...site }: SiteTerms & { nth: number; now: number },
): (Charges & { validUntil: number }) | undefined {
  const { charge, currency, remarks } = quoted;
  if (currency !== booking.fare.currency || charge > part.now) return undefined;
  const validUntil = quoted.validUntil ?? now + USUAL_LIFE;
  const terms = { airlineCharge: charge, ...site };
  const refund = refundLines(saleOf(siteName, order, booking), part, terms);
  if (refund.minor > leftOf(order, payment)) return undefined;
  return { nth, ...terms, remarks, validUntil, saidBy: 'supplier', ...refund };
}
