import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/wallet/while-busy.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { whyNotPayable } from './payable.ts';
import { readOrder, readPayable } from './store.ts';
import { payWrites } from './writes.ts';

/** One commit: the order paid, the wallet debited, the booking begun. The wake-up after it may get lost. */
export const payFromWalletHandler = handle(payFromWallet, (actor, { orderId }, context) =>
  whileBusy(async () => {
    const found = await readOrder(actor, orderId);
    if (!found.ok) return found;
    const order = found.value;
    const refused = whyNotPayable(order, clock.now());
    if (refused) return fail(refused);
    // A draft gone since the order was read went with a payment: expiry is later than the order just said.
    const { draft, wallet } = await readPayable(actor, order);
    if (!draft) return fail('ALREADY_PAID');
    const answer = { orderId, bookingId: order.subject, state: 'PAID' as const, isBookingInProcess: true };
    const debit = {
      wallet,
      minor: order.amount,
      against: 'clearing',
      reference: orderId,
      remark: order.remark,
    } as const;
    const writes = [
      ...context.claim(answer),
      ...payWrites(actor, order, draft, { method: 'wallet' }, `W${wallet.version}`),
      ...debitWrites(actor, debit),
    ];
    const paid = await commit(actor, writes, { busy: 'WALLET_BUSY' });
    if (!paid.ok)
      return paid as ReturnType<
        typeof fail<
          'WALLET_BUSY' | 'INSUFFICIENT_BALANCE' | 'ALREADY_PAID' | 'ORDER_EXPIRED' | 'CONFLICT' | 'IN_FLIGHT'
        >
      >;
    await wake({ kind: 'booking', site: actor.site, orderId });
    return ok(answer);
  }),
);
