import type { Actor } from '#functions/actors/actor.ts';
import type { GatewayPayment, PaymentGateway } from '#functions/payments/gateways/payment-gateway.ts';
import { rememberOrderWrites } from '#functions/payments/gateways/writes.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { isCredited } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { razorpayApi } from './api.ts';
import {
  razorpayOrder,
  type RazorpayPayment,
  razorpayPayment,
  razorpayPayments,
  razorpayRefund,
  razorpayRefunds,
} from './shapes.ts';

/** Minutes after which what was authorised is captured at the latest: Razorpay takes no fewer than twelve. */
const CAPTURED_WITHIN = 12;
/** Characters that Razorpay keeps of a receipt. */
const RECEIPT = 40;
const states = {
  created: 'PENDING',
  authorized: 'PENDING',
  captured: 'SUCCEEDED',
  refunded: 'FAILED',
  failed: 'FAILED',
} as const satisfies Record<RazorpayPayment['status'], GatewayPayment['state']>;

/**
 * Razorpay by its documented HTTP interface: its own client knows one host only, and weighs as much as a function may. The
 * customer pays in a document of ours that holds nothing but Razorpay's checkout.
 */
export function razorpayGateway(actor: Actor, setting: GatewaySetting): PaymentGateway {
  const { name, account } = setting;
  const ask = razorpayApi(actor, setting);
  return {
    name,
    account,
    async create({ reference, minor, currency, origin }) {
      const orderId = reference.slice(0, reference.lastIndexOf('-'));
      const order = await ask(razorpayOrder, {
        path: '/orders',
        body: {
          amount: minor,
          currency,
          receipt: reference.slice(0, RECEIPT),
          notes: { reference },
          payment: {
            capture: 'automatic',
            capture_options: { automatic_expiry_period: CAPTURED_WITHIN, refund_speed: 'normal' },
          },
        },
      });
      if (!order) return fail('PAYMENT_UNSUCCESSFUL');
      const kept = await commit(
        actor,
        rememberOrderWrites(actor, { gateway: name, gatewayOrderId: order.id, orderId }),
      );
      return kept.ok
        ? ok({ gatewayOrderId: order.id, paymentUrl: `${origin}/gateway/razorpay/${orderId}` })
        : fail('PAYMENT_UNSUCCESSFUL');
    },
    async status(gatewayOrderId) {
      const made = await ask(razorpayPayments, { path: `/orders/${encodeURIComponent(gatewayOrderId)}/payments` });
      if (!made) return fail('PAYMENT_PENDING');
      const own = made.items.filter(({ order_id: of }) => of === gatewayOrderId);
      return ok(await Promise.all(own.map((payment) => seenAs(setting, payment))));
    },
    async refund({ paymentId, minor, refundId }) {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      const [payment, made] = await Promise.all([
        ask(razorpayPayment, { path }),
        ask(razorpayRefunds, { path: `${path}/refunds` }),
      ]);
      if (!payment || !made) return fail('PAYMENT_PENDING');
      if (made.items.some(({ receipt, status }) => receipt === refundId && status !== 'failed'))
        return ok({ refundId });
      // What staff gave back at Razorpay's own dashboard is not given back twice.
      const left = payment.amount - (payment.amount_refunded ?? 0);
      if (left <= 0) return ok({ refundId });
      const refunded = await ask(razorpayRefund, {
        path: `${path}/refund`,
        headers: { 'x-refund-idempotency': refundId },
        body: { amount: Math.min(minor, left), speed: 'normal', receipt: refundId },
      });
      return refunded && refunded.status !== 'failed' ? ok({ refundId }) : fail('PAYMENT_PENDING');
    },
  };
}

/**
 * A payment as the port knows it. One that was given back at Razorpay's dashboard before it was credited here pays for
 * nothing; of one given back in part the rest is what is left to credit. What was credited stays what it was.
 */
async function seenAs({ name, account }: GatewaySetting, payment: RazorpayPayment): Promise<GatewayPayment> {
  const { id: paymentId, amount, currency, status, amount_refunded: back } = payment;
  const as = (state: GatewayPayment['state'], minor = amount) => ({ paymentId, minor, currency, state });
  if (!back) return as(states[status]);
  if (await isCredited(name, account, paymentId)) return as('SUCCEEDED');
  return back < amount ? as(states[status], amount - back) : as('FAILED');
}
