import type { JobActor } from '#functions/actor.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { waitForChangeWrites } from './reissue-order-writes.ts';

/**
 * Leads the order of a reissue on: paid, it waits for its change request, which completes it or gives it back in the commit
 * of its own end; what is to be given back is given.
 */
export async function leadReissue(actor: JobActor, { orderId }: OrderItem, lease: string): Promise<void> {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return;
  if (found.value.state === 'PAID') await commit(actor, waitForChangeWrites(actor, found.value, lease));
  else await refundOrder(actor, orderId);
}
