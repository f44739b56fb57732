import type { RefundShown } from '#shared/payments/refund-shown.ts';
import type { RefundItem } from './model.ts';

/** A refund as staff read it. */
export const showRefund = (refund: RefundItem): RefundShown => ({
  ...{ orderId: refund.orderId, reference: refund.reference, currency: refund.currency, amount: refund.minor },
  ...{ state: refund.state, to: refund.to.method, givenAt: refund.givenAt ?? '' },
});
