import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import type { GatewayRefund, PaymentGateway } from '#functions/payments/gateways/payment-gateway.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import type { SandboxOrder } from './model.ts';
import { signOrder } from './signing.ts';
import { readSandboxOrder } from './store.ts';
import { changeSandboxOrderWrites, createSandboxOrderWrites } from './writes.ts';

/** A gateway whose customer chooses what happens, on a page of its own. Takes no money. */
export const sandboxGateway = (actor: Actor, { name, account }: GatewaySetting): PaymentGateway => ({
  name,
  account,
  async create({ reference, minor, currency, description, returnUrl, origin, expiresAt }) {
    const order = {
      gatewayOrderId: reference,
      minor,
      currency,
      description,
      returnUrl,
      expiresAt,
      payments: [],
      refunds: [],
      version: 0,
    };
    const signature = await signOrder(actor, order);
    const made = await commit(actor, createSandboxOrderWrites({ ...order, signature }));
    if (!made.ok && made.code !== 'CONFLICT') return fail('PAYMENT_UNSUCCESSFUL');
    return ok({ gatewayOrderId: reference, paymentUrl: `${origin}/gateway/sandbox/${reference}` });
  },
  async status(gatewayOrderId) {
    const order = await readSandboxOrder(gatewayOrderId);
    if (!order) return ok([]);
    const { currency, payments } = order;
    return ok(
      payments.map(({ paymentId, outcome, confirmsAt }) => ({
        paymentId,
        minor: order.minor,
        currency,
        state: confirmsAt <= clock.now() ? outcome : 'PENDING',
        refunds: refundsOf(order, paymentId),
      })),
    );
  },
  async refund({ paymentId, minor, refundId }) {
    const order = await readSandboxOrder(paymentId.slice(0, paymentId.lastIndexOf('.')));
    if (!order) return fail('PAYMENT_PENDING');
    const known = order.refunds.find((one) => one.refundId === refundId);
    if (known) return known.isRefused ? fail('PAYMENT_UNSUCCESSFUL') : ok({ minor: known.minor });
    const { refuses = 0 } = order;
    const asked = {
      ...{ refundId, paymentId, minor: Math.min(minor, leftOf(order, paymentId)) },
      ...(refuses > 0 && { isRefused: true as const }),
    };
    const done = await commit(
      actor,
      changeSandboxOrderWrites(order, {
        refunds: [...order.refunds, asked],
        ...(refuses > 0 && { refuses: refuses - 1 }),
      }),
    );
    if (!done.ok) return fail('PAYMENT_PENDING');
    return asked.isRefused ? fail('PAYMENT_UNSUCCESSFUL') : ok({ minor: asked.minor });
  },
});

const elsewhereOf = ({ elsewhere = [] }: SandboxOrder, paymentId: string) =>
  elsewhere.filter((one) => one.paymentId === paymentId);
const askedOf = ({ refunds }: SandboxOrder, paymentId: string) => refunds.filter((one) => one.paymentId === paymentId);

/** What of a payment went back neither here nor elsewhere; minor units. */
const leftOf = (order: SandboxOrder, paymentId: string): number =>
  [...elsewhereOf(order, paymentId), ...askedOf(order, paymentId).filter(({ isRefused }) => !isRefused)].reduce(
    (left, { minor }) => left - minor,
    order.minor,
  );

const refundsOf = (order: SandboxOrder, paymentId: string): GatewayRefund[] => [
  ...elsewhereOf(order, paymentId).map(({ refundId, minor }) => ({
    ...{ refundId, reference: refundId, minor, isOurs: false },
    state: 'done' as const,
  })),
  ...askedOf(order, paymentId).map(({ refundId, minor, isRefused }) => ({
    ...{ refundId, reference: refundId, minor, isOurs: true },
    state: isRefused ? ('failed' as const) : ('done' as const),
  })),
];
