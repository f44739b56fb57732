import { clock } from '#functions/clock.ts';
import type { Context } from '#functions/http/context.ts';
import { commit } from '#functions/table/commit.ts';
import type { TurnTaker } from '#functions/table/take-moment.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { instant } from '#shared/time.ts';
import { feeFor } from './gateways/fee-for.ts';
import { gatewayFor } from './gateways/registry.ts';
import type { OrderItem } from './model.ts';
import { orderPage } from './order-page.ts';
import { whyNotPayable } from './payable.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { refusalOf } from './services/registry.ts';
import { settleOrder } from './settle-order.ts';
import { readOrder, readPayment } from './store.ts';
import { startPaymentWrites } from './writes.ts';

/**
 * Begins a payment of an order that can be paid, by whoever may, at a gateway, or goes on with the one begun there unless that
 * is over. `fee`: the convenience fee that they were shown. NOT_FOUND for a gateway that is none to choose.
 */
export async function beginPayment(
  actor: TurnTaker,
  order: OrderItem,
  { gateway: name, fee: shown }: { gateway: string; fee: number },
  context: Pick<Context, 'origin' | 'claim'>,
) {
  const { orderId } = order;
  const set = await gatewayFor(actor, order, name);
  if (!set) return fail('NOT_FOUND');
  const { gateway, setting } = set;
  const fee = feeFor(order, setting);
  if (shown !== fee) return refuseFee(order, fee);
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
    returnUrl: `${context.origin}${orderPage(order)}`,
    hasOwnPage: order.page !== undefined,
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
}

/** The fee is another than the customer was shown: nothing is begun, and the page shows the total anew. */
function refuseFee({ currency }: OrderItem, fee: number) {
  const message =
    fee === 0
      ? 'The convenience fee no longer applies. Please check the total.'
      : `The convenience fee is now ${formatMoney(fee, currency)}. Please check the total.`;
  return fail('VALIDATION', { message, errors: { fee: message } });
}
