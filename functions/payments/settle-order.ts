import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import type { TurnTaker } from '#functions/table/take-moment.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { fail, type FailureCode, type Outcome } from '#shared/errors.ts';
import { commitReady, mostWantedWallet, wakeReady } from './commit-ready.ts';
import { paidInAll } from './convenience-fee.ts';
import { askedAgain, goneBack } from './gateways/refunds-heard.ts';
import { gatewayOf } from './gateways/registry.ts';
import type { GatewayPayment, PaymentGateway } from './gateways/payment-gateway.ts';
import { paymentOutcomeWrites } from './list-writes.ts';
import type { OrderItem, PaymentItem } from './model.ts';
import { whyNotPayable } from './payable.ts';
import { refundPayment } from './refund-payment.ts';
import { readCredited, readOrder, readPayable, readPayment } from './store.ts';
import type { Ready } from './services/order-service.ts';
import { takeRefunds } from './take-refunds.ts';
import { lostPayment, sendBackWrites } from './refund-writes.ts';
import { gatewayCreditWrites, payWrites } from './writes.ts';

/** What the gateways say of an order's payments, all told. */
export type Settled = 'NOT_BEGUN' | 'PENDING' | 'FAILED' | 'PAID';

/**
 * Asks every gateway about every payment begun for an order, and books each confirmed one once, under the gateway's id:
 * it pays the order, or, when that is no longer to be paid, is credited and sent back. What went back of a payment that
 * was credited is booked once, too. Callback, poll and sweep all come here. `told`: the reference of a refund that a
 * gateway told of.
 */
export async function settleOrder(
  actor: TurnTaker,
  orderId: string,
  told?: { gatewayOrderId: string; reference: string },
): Promise<Settled> {
  const begun = await readPayment(actor, orderId);
  let settled: Settled = begun ? 'FAILED' : 'NOT_BEGUN';
  for (const { gateway: name, gatewayOrderId, account, fee = 0 } of begun?.attempts ?? []) {
    const gateway = await gatewayOf(actor, name, account);
    const again = askedAgain(begun?.refunds ?? {});
    const named = told?.gatewayOrderId === gatewayOrderId ? [told.reference] : [];
    const status = await gateway?.status(gatewayOrderId, [...new Set([...again, ...named])]);
    if (!gateway || !status?.ok) {
      if (settled !== 'PAID') settled = 'PENDING';
      continue;
    }
    for (const payment of status.value) {
      if (payment.state !== 'SUCCEEDED') continue;
      if (await followPayment(actor, begun!, gateway, payment, fee)) settled = 'PAID';
    }
    const isUndecided = status.value.length === 0 || status.value.some(({ state }) => state === 'PENDING');
    if (isUndecided && settled !== 'PAID') settled = 'PENDING';
  }
  // Whatever was begun since is looked at the next time.
  if (begun?.outcome === 'OPEN' && settled === 'FAILED') await closePayment(actor, begun, 'FAILED');
  return settled;
}

/** Takes payments that nothing comes of out of the open ones; left as they are where another was begun meanwhile. */
export async function closePayment(actor: Actor, begun: PaymentItem, outcome: 'FAILED' | 'ABANDONED'): Promise<void> {
  const writes = paymentOutcomeWrites(actor, begun, outcome);
  if (writes.length) await commit(actor, writes);
}

/**
 * A confirmed payment: credited once, less what went back of it before, or, where it was, what went back since. False for
 * one of which nothing is left that could be credited: it pays for nothing.
 */
async function followPayment(
  actor: TurnTaker,
  begun: PaymentItem,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  fee: number,
): Promise<boolean> {
  const { paymentId, minor } = payment;
  const found = await readOrder(actor, begun.orderId);
  if (!found.ok) return true;
  const order = found.value;
  const claimed = await readCredited(gateway.name, gateway.account, paymentId);
  const credited = claimed ?? (hasPaid(order, gateway, payment) ? paidInAll(order) : undefined);
  const refunds = await takeRefunds(actor, begun, gateway, { payment, credited });
  if (credited !== undefined) return true;
  const left = minor - goneBack(refunds, paymentId);
  if (left <= 0) return false;
  await bookPayment(actor, order, gateway, { ...payment, minor: left }, fee);
  return true;
}

async function bookPayment(
  actor: TurnTaker,
  order: OrderItem,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  fee: number,
): Promise<void> {
  const { orderId } = order;
  // What was agreed to when it was begun, the convenience fee with it: neither more nor less pays the order.
  const isDue = payment.minor === order.amount + fee && payment.currency === order.currency;
  if (isDue && !whyNotPayable(order, clock.now())) {
    const paid = await payOrder(actor, order, gateway, payment, fee);
    if (paid !== 'TOO_LATE') return;
  }
  // Time only goes on and a state once left does not come back: what could not pay a moment ago never will.
  const late = await whileBusy(async (): Promise<Outcome<void>> => {
    const [now, begun] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
    return commit(actor, [
      ...gatewayCreditWrites(actor, order, gateway, payment),
      ...sendBackWrites(actor, now.ok ? now.value : order, gateway, payment, begun),
    ]);
  });
  if (late.ok)
    await refundPayment(
      actor,
      lostPayment(actor, order, {
        gateway: gateway.name,
        paymentId: payment.paymentId,
        minor: payment.minor,
        currency: payment.currency,
      }),
    );
}

/** Whether it is this very payment that paid the order: it does not come a second time, however our account is called. */
const hasPaid = ({ paidBy }: OrderItem, { name }: PaymentGateway, { paymentId }: GatewayPayment): boolean =>
  paidBy?.method === 'gateway' && paidBy.gateway === name && paidBy.paymentId === paymentId;

/**
 * What a confirmed payment cannot pay any more, and never will. A passenger who was booked on the same flight meanwhile,
 * in another tab, was not asked for: the order stays, and can be paid by whoever wants both. What another site supplies is gone where their link
 * ended, or the site's wallet there is empty.
 */
const sentBackFor = new Set<FailureCode>([
  'ALREADY_PAID',
  'ORDER_EXPIRED',
  'ORDER_SUPERSEDED',
  'DUPLICATE_BOOKING',
  'FARE_EXPIRED',
]);

async function payOrder(
  actor: TurnTaker,
  order: OrderItem,
  gateway: PaymentGateway,
  payment: GatewayPayment,
  fee: number,
): Promise<'DONE' | 'TOO_LATE'> {
  const { paymentId } = payment;
  let ready: Ready | undefined;
  const pay = async (): Promise<Outcome<void>> => {
    const { payable } = await readPayable(actor, order);
    if (!payable.prepare) return (await readOrder(actor, order.orderId)).ok ? fail('ALREADY_PAID') : fail('NOT_FOUND');
    ready = await payable.prepare();
    if (ready.refused) return ready.refused;
    if (ready.twins.some((id) => !order.acceptedDuplicates?.includes(id))) return fail('DUPLICATE_BOOKING');
    const paidBy = { method: 'gateway', gateway: gateway.name, paymentId, ...(fee > 0 && { fee }) } as const;
    const begun = await readPayment(actor, order.orderId);
    return commitReady(actor, ready, [
      ...gatewayCreditWrites(actor, order, gateway, payment, fee),
      ...payWrites(actor, order, ready, paidBy, paymentId),
      ...(begun ? paymentOutcomeWrites(actor, begun, 'PAID') : []),
    ]);
  };
  // What is bought here is paid by the gateway alone; at its supplier it is paid from a wallet.
  const paid = await (order.boughtFrom ? atWallet(actor, mostWantedWallet(actor, order), pay) : whileBusy(pay));
  if (paid.ok && ready) await wakeReady(actor, ready, order.orderId);
  return !paid.ok && sentBackFor.has(paid.code) ? 'TOO_LATE' : 'DONE';
}
