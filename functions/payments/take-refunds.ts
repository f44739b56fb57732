import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import type { GatewayPayment, PaymentGateway } from './gateways/payment-gateway.ts';
import { refundsHeard } from './gateways/refunds-heard.ts';
import { refundsHeardWrites } from './gateways/refund-record-writes.ts';
import type { PaymentItem, RefundRecord } from './model.ts';
import { readOrder, readPayment } from './store.ts';

/**
 * Takes in what a gateway says went back of a payment, once each, by the gateway's own id of it; `credited`: what of the
 * payment was, minor units. Most payments have none, and cost no further read. Answers the refunds of the order as they are known from then on. What could not be written
 * now is written when it is heard again.
 */
export async function takeRefunds(
  actor: Actor,
  { orderId, refunds = {} }: PaymentItem,
  gateway: PaymentGateway,
  { payment: { paymentId, minor, refunds: told }, credited }: { payment: GatewayPayment; credited: number | undefined },
): Promise<Readonly<Record<string, RefundRecord>>> {
  let known: Readonly<Record<string, RefundRecord>> = refunds;
  if (told.length === 0 && Object.keys(refunds).length === 0) return known;
  await whileBusy(async (): Promise<Outcome<void>> => {
    const [order, payment] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
    if (!order.ok || !payment) return ok(undefined);
    const heard = refundsHeard(payment.refunds ?? {}, { paymentId, minor, credited }, told, instant(clock.now()));
    known = heard.refunds;
    if (!heard.isNews) return ok(undefined);
    const { name } = gateway;
    const done = await commit(
      actor,
      refundsHeardWrites(actor, { payment, order: order.value, gateway: name, paymentId }, heard),
    );
    if (done.ok) {
      if (told.some(({ refundId, state }) => state === 'failed' && payment.refunds?.[refundId]?.state !== 'failed'))
        log.warn('refund failed at the gateway', { site: actor.site, gateway: name });
      if (heard.booked.length) log.warn('refunded at the gateway’s own dashboard', { site: actor.site, gateway: name });
    }
    return done;
  });
  return known;
}
