import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { toMinor } from '#shared/money.ts';
import { startTestPayment } from '#shared/payments/start-test-payment.ts';
import { HOUR, instant } from '#shared/time.ts';
import { gatewayOf } from './gateways/registry.ts';
import { readGatewaySettings } from './gateways/settings-store.ts';
import { missingOf } from './gateways/show-settings.ts';
import type { OrderItem } from './model.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { createOrderWrites, startPaymentWrites } from './writes.ts';

/** Each costs the site what its gateway takes for a payment. */
const TESTS = { limit: 20, windowMs: HOUR };

/** An order of the gateway itself, and the payment of it begun there. It is given back by what leads it on. */
export const startTestPaymentHandler = handle(startTestPayment, async (actor, { adapter }, context) => {
  const { gateways, secrets } = await readGatewaySettings(actor);
  const setting = gateways.find((one) => one.adapter === adapter);
  if (!setting) return fail('NOT_FOUND');
  const missing = missingOf(actor, setting, secrets);
  const gateway = missing.length ? undefined : await gatewayOf(actor, setting.name);
  if (!gateway)
    return fail('VALIDATION', {
      message: missing.length
        ? `It cannot be tested yet. Missing: ${missing.join(', ')}.`
        : 'It cannot be tested on this deployment.',
    });
  const allowed = await spend(actor, 'GWTEST', actor.userId, TESTS);
  if (!allowed.ok) return allowed;
  const orderId = randomId();
  const order = {
    orderId,
    serviceName: 'gatewayTest',
    subject: setting.name,
    amount: toMinor(1, actor.head.currency),
    currency: actor.head.currency,
    costs: [],
    expiresAt: paymentDeadline(),
    traceId: '',
    redirectTo: '/staff/setting/payment-gateways',
    remark: `Test payment of ${setting.title}`,
  } satisfies Partial<OrderItem>;
  const created = await gateway.create({
    reference: `${orderId}-1`,
    minor: order.amount,
    currency: order.currency,
    description: order.remark,
    returnUrl: `${context.origin}/app/user/payments/${orderId}`,
    hasOwnPage: false,
    origin: context.origin,
    expiresAt: order.expiresAt,
  });
  if (!created.ok) return created;
  const attempt = {
    gateway: setting.name,
    ...created.value,
    account: gateway.account,
    startedAt: instant(clock.now()),
  };
  const made = await commit(actor, [
    ...createOrderWrites(actor, order),
    ...startPaymentWrites(actor, { ...order, owner: actor.owner, userId: actor.userId }, undefined, attempt),
  ]);
  return made.ok ? ok({ orderId, paymentUrl: created.value.paymentUrl }) : made;
});
