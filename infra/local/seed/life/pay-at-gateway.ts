import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import type { Fate } from './fates.ts';
import { resultOf, sendForm, type Stage, type Visit } from './stage.ts';

interface Paid {
  orderId: string;
  /** What is chosen on the gateway's page, one after the other; left out: to pay. */
  actions?: Fate['atGateway'];
  acceptedDuplicates?: string[];
}

/** By the gateway's own page, and back: what the gateway is asked then decides. */
export async function payAtGateway(
  stage: Stage,
  { call }: Visit,
  { orderId, actions = ['succeed'], acceptedDuplicates = [] }: Paid,
): Promise<void> {
  for (const action of actions) {
    const answer = await call(startPayment, { orderId, gateway: 'sandbox', acceptedDuplicates });
    // Paid at the gateway before this start was killed; it was heard of just now.
    if (answer.errorCode === 'ALREADY_PAID') return;
    const begun = resultOf(startPayment, answer);
    await sendForm(stage, gatewayPage, new URL(begun.paymentUrl).pathname, { action });
    await call(orderSuccessCallback, { orderId });
  }
}
