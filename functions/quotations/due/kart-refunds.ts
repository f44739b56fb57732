import type { Actor } from '#functions/actor.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { readRefundsOfOrder } from '#functions/payments/refunds/store.ts';
import { readKartPayments } from '../store.ts';

/** Refunds of what was paid for a quotation, the newest first. One Query for its payments, one for each of them. */
export async function readKartRefunds(actor: Actor, id: string): Promise<RefundItem[]> {
  const payments = await readKartPayments(actor, id);
  const refunds = await Promise.all(payments.map(({ orderId }) => readRefundsOfOrder(actor, orderId)));
  return refunds.flat().toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}
