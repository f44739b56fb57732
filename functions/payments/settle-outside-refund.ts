import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { refundSettledWrites } from './gateways/refund-record-writes.ts';
import { showTransactions } from './gateways/transaction-store.ts';
import type { OrderItem } from './model.ts';
import { readGateways, readOrder, readPayment } from './store.ts';
import { isOneOfOurs } from './refunds/settle-as-refund.ts';
import { serviceOf } from './services/registry.ts';
import { takeableOf } from './amount-to-take-back.ts';

/**
 * A wallet is touched by this decision alone, never by the refund itself, and only where the order had topped it up. Who
 * comes second finds it settled.
 */
export const settleOutsideRefundHandler = handle(settleOutsideRefund, async (actor, { orderId, refundId, ...said }) => {
  const asked = await readOrder(actor, orderId);
  if (!asked.ok) return asked;
  const { owner, currency } = asked.value;
  return atWallet(actor, { site: actor.site, owner, currency }, async () => {
    const [order, payment] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
    if (!order.ok) return order;
    const refund = payment?.refunds?.[refundId];
    if (!payment || !refund) return fail('NOT_FOUND');
    if (!refund.waits) return fail('ILLEGAL_TRANSITION', { message: 'It is already settled.' });
    const minor = said.how === 'wallet' ? takeableOf(order.value, payment, refund) : 0;
    const why = said.how === 'wallet' ? whyNotTake(actor, minor) : undefined;
    if (why) return why;
    // Of a quotation nobody settles it as its refund: that gives no more than is left then.
    if (
      said.how === 'noted' &&
      !serviceOf(order.value).areOutsideRefundsNoted &&
      (await isOneOfOurs(actor, order.value, payment, refund))
    )
      return fail('VALIDATION', {
        errors: {
          how: 'A refund of this order is due. Settle it as that, on its change request or in the activity queue.',
        },
      });
    const done = await commit(
      actor,
      [
        ...refundSettledWrites(actor, payment, refundId, said),
        ...(said.how === 'wallet' ? await taken(actor, order.value, refundId, minor) : []),
      ],
      { busy: 'WALLET_BUSY' },
    );
    if (!done.ok) return done;
    const [transaction] = await showTransactions(actor, [orderId]);
    return transaction ? ok(transaction) : fail('NOT_FOUND');
  });
});

function whyNotTake(actor: UserActor, minor: number): Failure<'FORBIDDEN' | 'VALIDATION'> | undefined {
  if (!holds(actor, 'wallet.credit'))
    return fail('FORBIDDEN', { message: 'You are not allowed to debit a customer’s wallet.' });
  if (minor <= 0)
    return fail('VALIDATION', { errors: { how: 'Only an amount that was added to the wallet can be debited.' } });
  return undefined;
}

async function taken(
  actor: UserActor,
  { owner, currency, orderId, paidBy }: OrderItem,
  refundId: string,
  minor: number,
): Promise<Write<'INSUFFICIENT_BALANCE' | 'WALLET_BUSY'>[]> {
  const name = paidBy?.method === 'gateway' ? paidBy.gateway : '';
  const [wallet, gateways] = await Promise.all([readWallet(actor, owner, currency), readGateways(actor)]);
  const title = gateways.find((gateway) => gateway.name === name)?.title ?? name;
  return debitWrites(actor, {
    wallet,
    minor,
    against: 'outsideRefunds',
    kind: 'taken',
    reference: orderId,
    remark: `Refunded through ${title}, ${refundId}`,
  });
}
