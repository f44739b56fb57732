import type { Actor } from '#functions/actors/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { OrderSubject } from '#functions/workers/task.ts';
import { giveBack } from './give-back.ts';
import { readOrder, readPayment } from './store.ts';
import { lateRefundWrites } from './refund-writes.ts';

/**
 * Sends a payment that pays for nothing back to where it came from, once; left to the sweeper where the gateway cannot
 * now.
 */
export async function refundPayment(
  actor: Actor,
  { orderId, payment }: Pick<OrderSubject, 'orderId' | 'payment'>,
): Promise<void> {
  if (!payment) return;
  const given = await giveBack(actor, (await readPayment(actor, orderId)) ?? {}, payment);
  const order = await readOrder(actor, orderId);
  if (!given.ok || !order.ok) return;
  // Refused where an overlapping sweep was first: the task is gone, and the refund was the same one.
  await commit(actor, lateRefundWrites(actor, order.value, { ...payment, ours: given.value }));
}
