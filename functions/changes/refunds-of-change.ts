import type { Actor } from '#functions/actor.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import type { ChangeItem } from './model.ts';

/** The refunds of a request, of its booking's own order first. A read for each order. */
export async function readRefunds(
  actor: Actor,
  { orderId, alsoFrom = [], requestId }: Pick<ChangeItem, 'orderId' | 'alsoFrom' | 'requestId'>,
): Promise<RefundItem[]> {
  const found = await Promise.all([orderId, ...alsoFrom].map((id) => readRefund(actor, id, requestId)));
  return found.flatMap((refund) => refund ?? []);
}
