import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { dailyLimitText } from '#functions/users/company/daily-limit-store.ts';
import { daySpendingWrites } from '#functions/users/company/daily-limit-writes.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { withPlayMoney } from '#functions/wallet/play-money.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { commitReady, mostWantedWallet, wakeReady } from './commit-ready.ts';
import { spenderOf, whyNotAsked, whyNotPayFor, whyNotPayForBlocked } from './may-pay.ts';
import { whyNotPayable } from './payable.ts';
import { refusalOf, serviceOf } from './services/registry.ts';
import { readOrder, readPayable } from './store.ts';
import { payWrites } from './writes.ts';

/**
 * One commit: the order paid, the wallet debited, what is paid for begun. The wake-up after it may get lost. A passenger who
 * is on the same flight already, on a booking of the order's owner, is booked again only where that booking was shown and
 * another is wanted. Staff with the permission pay for a customer: it is the customer's wallet, and the customer's day.
 */
export const payFromWalletHandler = handle(payFromWallet, async (actor, { orderId, acceptedDuplicates }, context) => {
  const asked = await readAsked(actor, orderId);
  if (!asked.ok) return asked;
  return atWallet(actor, mostWantedWallet(actor, asked.value), async () => {
    const found = await readAsked(actor, orderId);
    if (!found.ok) return found;
    const order = found.value;
    const { payable, wallet: stands } = await readPayable(actor, order);
    if (!payable.prepare) return refusalOf(order, await whyItIsGone(actor, orderId));
    const ready = await payable.prepare();
    if (ready.refused) return (await whyItEnded(actor, orderId)) ?? ready.refused;
    if (ready.twins.some((id) => !acceptedDuplicates.includes(id))) return fail('DUPLICATE_BOOKING');
    const answer = { orderId, bookingId: order.subject, state: 'PAID' as const, isBookingInProcess: true };
    const wallet = await withPlayMoney(actor, stands, order.amount);
    // Whom it does not cover is told so without a try at it.
    if (inForce(wallet, clock.now()).available < order.amount)
      return (await whyItEnded(actor, orderId)) ?? fail('INSUFFICIENT_BALANCE');
    const debit = {
      wallet,
      minor: order.amount,
      against: 'clearing',
      kind: 'payment',
      reference: orderId,
      remark: order.remark,
      order: { serviceName: order.serviceName, bookingId: order.subject },
    } as const;
    const spender = spenderOf(actor, order);
    const spending = await daySpendingWrites(actor, order.amount, spender);
    // Nothing is read any more from here on: the moment at which the order is not over yet is the commit's.
    const writes = [
      ...context.claim(answer),
      ...payWrites(actor, order, ready, { method: 'wallet', spenderId: spender.userId }, `W${wallet.version}`),
      ...debitWrites(actor, debit),
      ...spending,
    ];
    const paid = await commitReady(actor, ready, writes);
    if (!paid.ok && paid.code === 'DAILY_LIMIT')
      return fail('DAILY_LIMIT', { message: await dailyLimitText(actor, spender.userId) });
    if (!paid.ok) return paid;
    await wakeReady(actor, ready, orderId);
    return ok(answer);
  });
});

/** An order that the actor may pay from a wallet now. */
async function readAsked(actor: UserActor, orderId: string) {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order = found.value;
  const unasked = whyNotAsked(actor, order);
  if (unasked) return unasked;
  const refused = whyNotPayable(order, clock.now());
  if (refused) return refusalOf(order, refused);
  if (!serviceOf(order).isForWallets) return refusalOf(order, 'FORBIDDEN');
  return whyNotPayFor(actor, order, 'wallet') ?? (await whyNotPayForBlocked(actor, order)) ?? found;
}

/** Another tab may have paid meanwhile: then that is what is said. */
async function whyItEnded(actor: UserActor, orderId: string) {
  const now = await readOrder(actor, orderId);
  const refused = now.ok && whyNotPayable(now.value, clock.now());
  return now.ok && refused ? refusalOf(now.value, refused) : undefined;
}

/** What is gone since the order was read went with a payment or a newer order: expiry is later than the order just said. */
async function whyItIsGone(actor: UserActor, orderId: string) {
  const now = await readOrder(actor, orderId);
  return (now.ok && whyNotPayable(now.value, clock.now())) || 'ALREADY_PAID';
}
