import type * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { GatewayRefund, PaymentGateway } from '#functions/payments/gateways/payment-gateway.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { SECOND } from '#shared/time.ts';
import { type AskPhonepe, phonepeApi } from './api.ts';
import { phonepeOrder, phonepeOrderMade, phonepeRefund } from './shapes.ts';

/** Seconds that PhonePe lets an order be paid in: no fewer, no more. */
const SHORTEST = 300;
const LONGEST = 3600;
/** What PhonePe takes in its message. */
const MESSAGE = 80;
/** Bits by which an order begun again is another one there: PhonePe takes each name once. */
const APART = 32;

const states = { PENDING: 'PENDING', COMPLETED: 'SUCCEEDED', FAILED: 'FAILED' } as const;

/**
 * PhonePe by its documented HTTP interface, for rupees. The customer pays at PhonePe's own page. An order there is paid
 * once, so its name is the payment's id too: by it PhonePe takes a refund.
 */
export function phonepeGateway(actor: Actor, setting: GatewaySetting): PaymentGateway {
  const { name, account } = setting;
  const ask = phonepeApi(actor, setting);
  return {
    name,
    account,
    async create({ reference, minor, currency, description, returnUrl, hasOwnPage, origin, expiresAt }) {
      if (currency !== 'INR') return fail('PAYMENT_UNSUCCESSFUL');
      const orderId = reference.slice(0, reference.lastIndexOf('-'));
      const gatewayOrderId = `${reference}-${randomId(APART)}`;
      const left = Math.ceil((expiresAt - clock.now()) / SECOND);
      const { heard: made } = await ask(phonepeOrderMade, {
        path: '/checkout/v2/pay',
        body: {
          merchantOrderId: gatewayOrderId,
          amount: minor,
          expireAfter: Math.min(LONGEST, Math.max(SHORTEST, left)),
          metaInfo: { udf1: orderId },
          paymentFlow: {
            type: 'PG_CHECKOUT',
            message: description.slice(0, MESSAGE),
            merchantUrls: { redirectUrl: hasOwnPage ? returnUrl : `${origin}/app/phonepe/verify/${orderId}` },
          },
        },
      });
      return made ? ok({ gatewayOrderId, paymentUrl: made.redirectUrl }) : fail('PAYMENT_UNSUCCESSFUL');
    },
    async status(gatewayOrderId, told) {
      const { heard: order } = await ask(phonepeOrder, {
        path: `/checkout/v2/order/${encodeURIComponent(gatewayOrderId)}/status?details=true`,
      });
      if (!order) return fail('PAYMENT_PENDING');
      const details = order.paymentDetails ?? [];
      if (order.state === 'PENDING' && details.length === 0) return ok([]);
      const paid = details.filter(({ state }) => state === 'COMPLETED').map(({ amount }) => amount ?? 0);
      const minor = order.state === 'COMPLETED' && paid.length ? paid.reduce((sum, one) => sum + one, 0) : order.amount;
      const refunds = await refundsOf(ask, gatewayOrderId, told);
      return refunds
        ? ok([{ paymentId: gatewayOrderId, minor, currency: 'INR', state: states[order.state], refunds }])
        : fail('PAYMENT_PENDING');
    },
    async refund({ paymentId, minor, currency, refundId }) {
      if (currency !== 'INR') return fail('PAYMENT_PENDING');
      const known = await ask(phonepeRefund, refundQuestion(refundId));
      // Who cannot say whether it was asked for is not asked for it again.
      if (!known.heard && !known.isUnknown) return fail('PAYMENT_PENDING');
      const refund =
        known.heard ??
        (
          await ask(phonepeRefund, {
            path: '/payments/v2/refund',
            body: { merchantRefundId: refundId, originalMerchantOrderId: paymentId, amount: minor },
          })
        ).heard;
      if (!refund) return fail('PAYMENT_PENDING');
      return refund.state === 'FAILED' ? fail('PAYMENT_UNSUCCESSFUL') : ok({ minor: refund.amount ?? minor });
    },
  };
}

const refundStates = {
  PENDING: 'underWay',
  CONFIRMED: 'underWay',
  COMPLETED: 'done',
  FAILED: 'failed',
} as const satisfies Record<z.output<typeof phonepeRefund>['state'], GatewayRefund['state']>;

const refundQuestion = (reference: string) => ({
  path: `/payments/v2/refund/${encodeURIComponent(reference)}/status`,
});

/**
 * The refunds of an order that PhonePe told of, as it answers when it is asked: it lists none. Those that it does not know,
 * or of another order, are left out; undefined where it cannot say now.
 */
async function refundsOf(
  ask: AskPhonepe,
  gatewayOrderId: string,
  told: readonly string[],
): Promise<GatewayRefund[] | undefined> {
  const answers = await Promise.all(
    told.map(async (reference) => ({ reference, ...(await ask(phonepeRefund, refundQuestion(reference))) })),
  );
  if (answers.some(({ heard, isUnknown }) => !heard && !isUnknown)) return undefined;
  return answers.flatMap(({ reference, heard }) =>
    heard?.originalMerchantOrderId === gatewayOrderId && heard.amount
      ? [
          {
            refundId: heard.refundId,
            reference,
            minor: heard.amount,
            state: refundStates[heard.state],
            isOurs: reference.startsWith(`R-${gatewayOrderId}`),
          },
        ]
      : [],
  );
}
