import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { cameBackWrites } from '#functions/users/company/daily-limit-writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import type { TurnTaker } from '#functions/table/take-moment.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import { paidFee, paidInAll } from './convenience-fee.ts';
import type { OrderItem } from './model.ts';
import { settledByRefundWrites } from './gateways/refund-record-writes.ts';
import { giveBack } from './give-back.ts';
import { readOrder, readPayable, readPayment } from './store.ts';
import { gatewayRefundWrites, refundWrites } from './refund-writes.ts';

/**
 * Gives a refunding order's money back to where it came from, once: the order's state decides in the commit, and a
 * gateway knows the refund by its id. Anything but success leaves the task to the sweeper.
 */
export async function refundOrder(actor: TurnTaker, orderId: string): Promise<Outcome<void>> {
  const asked = await readOrder(actor, orderId);
  if (!asked.ok) return asked;
  if (asked.value.state !== 'REFUNDING') return ok(undefined);
  const { owner, currency, paidBy } = asked.value;
  const give = async (): Promise<Outcome<void>> => {
    const found = await readOrder(actor, orderId);
    if (!found.ok) return found;
    const order = found.value;
    if (order.state !== 'REFUNDING') return ok(undefined);
    const { payable } = await readPayable(actor, order);
    const money = await moneyBack(actor, order);
    if (!money.ok) return money;
    const { writes, refundId } = money.value;
    return commit(actor, [...refundWrites(actor, order, refundId), ...(await payable.refunded()), ...writes], {
      busy: 'WALLET_BUSY',
    });
  };
  // Nobody waits for a wallet while a gateway is asked.
  return paidBy?.method === 'gateway' ? whileBusy(give) : atWallet(actor, { site: actor.site, owner, currency }, give);
}

async function moneyBack(
  actor: Actor,
  order: OrderItem,
): Promise<Outcome<{ writes: Write<'WALLET_BUSY'>[]; refundId?: string }>> {
  const { orderId, paidBy, currency } = order;
  const minor = paidInAll(order);
  if (paidBy?.method !== 'gateway') {
    const wallet = await readWallet(actor, order.owner, currency);
    const back = creditWrites(actor, {
      wallet,
      minor,
      against: 'clearing',
      kind: 'refund',
      reference: orderId,
      remark: `Refund: ${order.remark}`,
      order: { serviceName: order.serviceName, bookingId: order.subject },
    });
    const day =
      paidBy?.spenderId && order.paidAt ? await cameBackWrites(actor, paidBy.spenderId, minor, order.paidAt) : [];
    return ok({ refundId: `W${wallet.version}`, writes: [...back, ...day] });
  }
  const payment = await readPayment(actor, orderId);
  const { gateway, paymentId } = paidBy;
  const given = await giveBack(actor, payment ?? {}, { gateway, paymentId, minor, currency });
  if (!given.ok) return given;
  const back = { gateway, minor, ours: given.value, currency, fee: paidFee(order) };
  return ok({
    writes: [...gatewayRefundWrites(actor, back, orderId), ...settledByRefundWrites(actor, payment)],
  });
}
