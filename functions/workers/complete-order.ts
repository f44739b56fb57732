import type { JobActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { invoiceDueWrite } from '#functions/invoices/invoice-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';
import { readOrder, readPayable } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { Outcome } from '#shared/errors.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { atWallet } from '#functions/wallet/at-wallet.ts';
import { completeWrites, startRefundWrites } from './complete-writes.ts';

/**
 * Leads a paid order to its end where its service is done once it is paid: completed in one commit with what the service
 * writes, or, where that cannot be had any more, refunded. Whatever else fails leaves it to the sweeper.
 */
export async function completeOrder(
  actor: JobActor,
  { orderId, serviceName, owner, currency }: Pick<OrderItem, 'orderId' | 'serviceName' | 'owner' | 'currency'>,
  lease: string,
): Promise<void> {
  const complete = async (): Promise<Outcome<void>> => {
    const found = await readOrder(actor, orderId);
    if (!found.ok || found.value.state !== 'PAID') return found.ok ? { ok: true, value: undefined } : found;
    const order = found.value;
    const { payable } = await readPayable(actor, order);
    if (!payable.complete) throw new Error(`nobody leads an order of ${order.serviceName} on`);
    const done = await payable.complete();
    return commit(
      actor,
      done.ok
        ? completeWrites(actor, order, lease, [
            ...done.value,
            ...(payable.invoice ? [invoiceDueWrite(actor, orderId)] : []),
          ])
        : startRefundWrites(actor, order, lease, done.code, clock.now()),
      { busy: 'WALLET_BUSY' },
    );
  };
  const isCredited = serviceOf({ serviceName }).isCredited === true;
  await (isCredited ? atWallet(actor, { site: actor.site, owner, currency }, complete) : whileBusy(complete));
  await refundOrder(actor, orderId);
}
