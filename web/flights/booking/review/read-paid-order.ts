import { getOrder } from '#shared/payments/get-order.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { callApi } from '#web/api/client.ts';

/** The order, where it was paid and its booking is under way or done; undefined for any other, or none. */
export async function readPaidOrder(orderId: string, signal: AbortSignal): Promise<OrderView | undefined> {
  const answer = await callApi(getOrder, { orderId }, { quiet: true, signal });
  if (!answer.ok) return undefined;
  const { isBookingInProcess, state } = answer.value;
  return isBookingInProcess || state === 'COMPLETED' ? answer.value : undefined;
}
