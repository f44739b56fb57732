import type { ReturnedPayment } from '#shared/payments/returned-payment.ts';
import { titleIn } from './shown-orders-store.ts';
import type { GatewaySetting, PaymentItem } from './model.ts';

/** Payments of an order that pay for nothing, oldest first. */
export const showReturned = (
  { returned = {} }: Pick<PaymentItem, 'returned'>,
  gateways: readonly GatewaySetting[],
): ReturnedPayment[] =>
  Object.entries(returned)
    .toSorted(([, one], [, other]) => (one.since < other.since ? -1 : 1))
    .map(([paymentId, { gateway, minor, currency, isSecond = false, backAt = '', ours }]) => ({
      gateway: titleIn(gateways, gateway),
      paymentId,
      amount: minor,
      currency,
      isSecond,
      backAt,
      isOurs: ours !== 0,
    }));
