import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { instant } from '#shared/time.ts';
import type { OrderItem } from './model.ts';
import { feeFor } from './gateways/fee-for.ts';
import { gatewayFor } from './gateways/registry.ts';
import { whyNotPayFor } from './may-pay.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { whyNotPayable } from './payable.ts';
import { settleOrder } from './settle-order.ts';
import { refusalOf } from './services/registry.ts';
import { readOrder, readPayable, readPayment } from './store.ts';
import { acceptDuplicatesWrites, startPaymentWrites } from './writes.ts';

/** Begins a payment at a gateway, or goes on with the one begun there unless that is over. */
export const startPaymentHandler = handle(startPayment, async (actor, request, context) => {
  const { orderId, gateway: name } = request;
  const found = await readAgreed(actor, request);
  if (!found.ok) return found;
  const order = found.value;
  const set = await gatewayFor(actor, order, name);
  if (!set) return fail('NOT_FOUND');
  const { gateway, setting } = set;
  const fee = feeFor(order, setting);
  if (request.fee !== fee) return refuseFee(order, fee);
  const begun = await readPayment(actor, orderId);
  // One that was begun at another fee is not gone on with: what is charged is what was shown.
  const last = begun?.attempts.findLast((attempt) => attempt.gateway === name && (attempt.fee ?? 0) === fee);
  const status = last && (await gateway.status(last.gatewayOrderId, []));
  const states = status?.ok ? status.value.map(({ state }) => state) : [];
  if (states.includes('SUCCEEDED')) {
    // Paid there: it pays the order now, or went back and another may be begun.
    await settleOrder(actor, orderId);
    const settled = await readOrder(actor, orderId);
    const over = settled.ok ? whyNotPayable(settled.value, clock.now()) : settled.code;
    if (over) return refusalOf(order, over);
  }
  const isOver = states.length > 0 && !states.includes('PENDING');
  if (last && !isOver) return ok({ orderId, gateway: name, paymentUrl: last.paymentUrl });

  const created = await gateway.create({
    reference: `${orderId}-${(begun?.count ?? 0) + 1}`,
    minor: order.amount + fee,
    currency: order.currency,
    description: order.remark,
    returnUrl: `${context.origin}/app/user/payments/${orderId}`,
    origin: context.origin,
    expiresAt: paymentDeadline(order.expiresAt),
  });
  if (!created.ok) return created;
  const answer = { orderId, gateway: name, paymentUrl: created.value.paymentUrl };
  const attempt = {
    gateway: name,
    ...created.value,
    account: gateway.account,
    startedAt: instant(clock.now()),
    ...(fee > 0 && { fee }),
  };
  const done = await whileBusy(async () => {
    // What went back of what was begun before is told meanwhile, by ourselves above or by the gateway.
    const now = await readPayment(actor, orderId);
    const before = now?.count === begun?.count ? now : begun;
    return commit(actor, [...context.claim(answer), ...startPaymentWrites(actor, order, before, attempt)]);
  });
  if (done.ok) return ok(answer);
  // Another tab began it a moment before: both go to that one.
  const other =
    done.code === 'CONFLICT'
      ? (await readPayment(actor, orderId))?.attempts
          .slice(begun?.count ?? 0)
          .findLast((one) => one.gateway === name && (one.fee ?? 0) === fee)
      : undefined;
  return other ? ok({ orderId, gateway: name, paymentUrl: other.paymentUrl }) : done;
});

/** The fee is another than the customer was shown: nothing is begun, and the page shows the total anew. */
function refuseFee({ currency }: OrderItem, fee: number) {
  const message =
    fee === 0
      ? 'The convenience fee no longer applies. Please check the total.'
      : `The convenience fee is now ${formatMoney(fee, currency)}. Please check the total.`;
  return fail('VALIDATION', { message, errors: { fee: message } });
}

/**
 * The order, if it can be paid and no passenger is booked twice unasked. What the customer wants twice is noted on it:
 * the gateway's word comes without the customer.
 */
async function readAgreed(actor: UserActor, { orderId, acceptedDuplicates }: RequestOf<typeof startPayment>) {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order: OrderItem = found.value;
  const refused = whyNotPayable(order, clock.now());
  if (refused) return refusalOf(order, refused);
  const forbidden = whyNotPayFor(actor, order, 'gateway');
  if (forbidden) return forbidden;
  const { payable } = await readPayable(actor, order);
  if (!payable.prepare) return ok(order);
  const { twins } = await payable.prepare();
  if (twins.some((id) => !acceptedDuplicates.includes(id))) return fail('DUPLICATE_BOOKING');
  if (twins.length === 0) return ok(order);
  const noted = await commit(actor, acceptDuplicatesWrites(actor, order, twins));
  return noted.ok ? ok(order) : fail('BUSY');
}
