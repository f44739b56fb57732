import type { Actor } from '#functions/actor.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { KartItem } from '#functions/quotations/model.ts';
import { getItems } from '#functions/table/read.ts';

/** The orders that a quotation that was reached waits for, as they stand; those of another are none of its. One trip, none for none. */
export async function readOrdersOf(actor: Actor, { id, orders = [] }: KartItem): Promise<OrderItem[]> {
  const rows = orders.length ? await getItems(orders.map(({ orderId }) => paymentKeys.order(actor, orderId))) : [];
  return rows.flatMap((order) => (order?.subject === id ? [order] : []));
}
