import type { Actor } from '#functions/actor.ts';
import type { GatewayPayment, GatewayRefund, PaymentGateway } from '#functions/payments/gateways/payment-gateway.ts';
import { rememberOrderWrites } from '#functions/payments/gateways/writes.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { type AskRazorpay, razorpayApi } from './api.ts';
import {
  razorpayOrder,
  type RazorpayPayment,
  razorpayPayment,
  razorpayPayments,
  razorpayRefund,
  type RazorpayRefund,
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
    async status(gatewayOrderId, told) {
      const made = await ask(razorpayPayments, { path: `/orders/${encodeURIComponent(gatewayOrderId)}/payments` });
      if (!made) return fail('PAYMENT_PENDING');
      const own = made.items.filter(({ order_id: of }) => of === gatewayOrderId);
      const seen = await Promise.all(own.map((payment) => seenAs(ask, payment, told.length > 0)));
      const known = seen.filter((payment) => payment !== undefined);
      return known.length === own.length ? ok(known) : fail('PAYMENT_PENDING');
    },
    async refund({ paymentId, minor, refundId }) {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      const [payment, made] = await Promise.all([
        ask(razorpayPayment, { path }),
        ask(razorpayRefunds, { path: `${path}/refunds` }),
      ]);
      if (!payment || !made) return fail('PAYMENT_PENDING');
      const ours = made.items.find(({ receipt }) => receipt === refundId);
      if (ours) return ours.status === 'failed' ? fail('PAYMENT_UNSUCCESSFUL') : ok({ minor: ours.amount });
      // What staff gave back at Razorpay's own dashboard is not given back twice; what may yet come of it is waited for.
      if (made.items.some((refund) => refund.status === 'pending' && !isOurs(refund))) return fail('PAYMENT_PENDING');
      const left = payment.amount - (payment.amount_refunded ?? 0);
      if (left <= 0) return ok({ minor: 0 });
      const refunded = await ask(razorpayRefund, {
        path: `${path}/refund`,
        headers: { 'x-refund-idempotency': refundId },
        body: { amount: Math.min(minor, left), speed: 'normal', receipt: refundId },
      });
      if (!refunded) return fail('PAYMENT_PENDING');
      return refunded.status === 'failed' ? fail('PAYMENT_UNSUCCESSFUL') : ok({ minor: refunded.amount });
    },
  };
}

/** A refund that we asked for has our name as its receipt: the dashboard gives it none. */
const isOurs = ({ receipt, payment_id: of }: RazorpayRefund): boolean => receipt?.startsWith(`R-${of}`) === true;

const refundStates = {
  pending: 'underWay',
  processed: 'done',
  failed: 'failed',
} as const satisfies Record<RazorpayRefund['status'], GatewayRefund['state']>;

/**
 * A payment as the port knows it, with what went back of it; undefined where Razorpay cannot say that now. Most have
 * nothing to list: a refund that failed is asked for by `isTold`, for the payment itself says no more of it.
 */
async function seenAs(
  ask: AskRazorpay,
  payment: RazorpayPayment,
  isTold: boolean,
): Promise<GatewayPayment | undefined> {
  const { id: paymentId, amount: minor, currency, status, amount_refunded: back } = payment;
  const state = back ? 'SUCCEEDED' : states[status];
  if (!back && !isTold) return { paymentId, minor, currency, state, refunds: [] };
  const made = await ask(razorpayRefunds, { path: `/payments/${encodeURIComponent(paymentId)}/refunds` });
  // Razorpay lists the latest first.
  const refunds = made?.items.toReversed().map((refund) => ({
    refundId: refund.id,
    reference: refund.id,
    minor: refund.amount,
    state: refundStates[refund.status],
    isOurs: isOurs(refund),
  }));
  return refunds && { paymentId, minor, currency, state, refunds };
}
