import type { Actor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import type { Outcome } from '#shared/errors.ts';
import { giveBack } from './give-back.ts';
import { isSecond, lateRefundWrites } from './refund-writes.ts';
import { readOrder, readPayable, readPayment } from './store.ts';

/**
 * Sends a payment that pays for nothing back to where it came from, once, and tells whoever paid it; left to the sweeper
 * where the gateway cannot now.
 */
export async function refundPayment(
  actor: Actor,
  { orderId, payment }: Pick<OrderSubject, 'orderId' | 'payment'>,
): Promise<void> {
  if (!payment) return;
  const given = await giveBack(actor, (await readPayment(actor, orderId)) ?? {}, payment);
  if (!given.ok) return;
  const back = { ...payment, ours: given.value };
  // Refused where an overlapping sweep was first: the task is gone, and the refund was the same one.
  await whileBusy(async (): Promise<Outcome<void>> => {
    const [order, begun] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
    if (!order.ok) return order;
    const { payable } = await readPayable(actor, order.value);
    return commit(actor, [
      ...lateRefundWrites(actor, order.value, back, begun),
      ...((await payable.sentBack?.({ ...back, isSecond: isSecond(order.value, begun, payment.paymentId) })) ?? []),
    ]);
  });
}
