import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { instant } from '#shared/time.ts';
import { gatewayOf } from './gateways/registry.ts';
import { whyNotPayable } from './payable.ts';
import { readOrder, readPayment } from './store.ts';
import { startPaymentWrites } from './writes.ts';

/** Begins a payment at a gateway, or goes on with the one begun there unless that failed. */
export const startPaymentHandler = handle(startPayment, async (actor, { orderId, gateway: name }, context) => {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order = found.value;
  const refused = whyNotPayable(order, clock.now());
  if (refused) return fail(refused);
  const gateway = await gatewayOf(actor, name);
  if (!gateway) return fail('NOT_FOUND');
  const begun = await readPayment(actor, orderId);
  const last = begun?.attempts.findLast((attempt) => attempt.gateway === name);
  const status = last && (await gateway.status(last.gatewayOrderId));
  const hasFailed =
    status?.ok &&
    status.value.some(({ state }) => state === 'FAILED') &&
    !status.value.some(({ state }) => state !== 'FAILED');
  if (last && !hasFailed) return ok({ orderId, gateway: name, paymentUrl: last.paymentUrl });

  const created = await gateway.create({
    reference: `${orderId}-${(begun?.count ?? 0) + 1}`,
    minor: order.amount,
    currency: order.currency,
    description: order.remark,
    returnUrl: `${context.origin}/app/user/payments/${orderId}`,
    origin: context.origin,
    expiresAt: order.expiresAt,
  });
  if (!created.ok) return created;
  const answer = { orderId, gateway: name, paymentUrl: created.value.paymentUrl };
  const done = await commit(actor, [
    ...context.claim(answer),
    ...startPaymentWrites(actor, order, begun, { gateway: name, ...created.value, startedAt: instant(clock.now()) }),
  ]);
  if (done.ok) return ok(answer);
  // Another tab began it a moment before: both go to that one.
  const other =
    done.code === 'CONFLICT'
      ? (await readPayment(actor, orderId))?.attempts
          .slice(begun?.count ?? 0)
          .findLast((attempt) => attempt.gateway === name)
      : undefined;
  return other
    ? ok({ orderId, gateway: name, paymentUrl: other.paymentUrl })
    : (done as ReturnType<typeof fail<'CONFLICT' | 'IN_FLIGHT' | 'BUSY'>>);
});
