import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { getItem, queryAll } from '#functions/table/read.ts';
import type { RefundItem } from './model.ts';

/** A refund of an order; undefined where there is none, or it is not the actor's to see. */
export async function readRefund(actor: Actor, orderId: string, reference: string): Promise<RefundItem | undefined> {
  const refund = await getItem(paymentKeys.refund(actor, orderId, reference));
  return refund && mayReach(actor, refund.owner) ? refund : undefined;
}

/** All refunds of an order that the actor has read. One Query. */
export const readRefundsOfOrder = (actor: Actor, orderId: string): Promise<RefundItem[]> =>
  queryAll(paymentKeys.refundsOfOrder(actor, orderId));
