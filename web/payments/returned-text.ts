import { formatMoney } from '#shared/money.ts';
import type { ReturnedPayment } from '#shared/payments/returned-payment.ts';
import { momentText } from '#web/ui/moment-text.ts';

/** `orderId`: its order, where nothing beside it says that. */
export type Returned = ReturnedPayment & { orderId?: string };

/** Which payment pays for nothing, how much it was, and since when it is back; `zone`: whose hours are shown. */
export function returnedText(
  { gateway, paymentId, orderId, amount, currency, isSecond, backAt, isOurs }: Returned,
  zone: string,
): string {
  const money = amount === null ? '' : ` of ${formatMoney(amount, currency)}`;
  const name = paymentId || (orderId && `order ${orderId.slice(0, 10)}`);
  const which = `${isSecond ? 'A second payment' : 'A payment'}${money} by ${gateway}${name ? ` (${name})` : ''}`;
  if (!backAt) return `${which} is being refunded.`;
  const at = momentText(backAt, zone);
  return isOurs ? `${which} was refunded on ${at}.` : `${which} was already refunded by ${gateway} before ${at}.`;
}
