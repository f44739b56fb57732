import { clock } from '#functions/clock.ts';
import { PAYMENT_WINDOW_MINUTES } from '#shared/payments/model.ts';
import { MINUTE } from '#shared/time.ts';

/**
 * Until when an order made now may be paid, ms since 1970: the payment window, or the supplier's own limit if that is
 * sooner.
 */
export const paymentDeadline = (validUntil = Number.MAX_SAFE_INTEGER): number =>
  Math.min(clock.now() + PAYMENT_WINDOW_MINUTES * MINUTE, validUntil);
