import { runBooking } from '#functions/workers/booking-worker.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sellOrder } from '#test/payments/sell-order.ts';

/** A booking sold to somebody, and their request that agrees to what its supplier quoted for all of it. */
export async function agreedToQuote(site: 'sarathi', as: TestUser): Promise<{ bookingId: string; requestId: string }> {
  const { orderId, bookingId } = await sellOrder(as);
  await callHttp({ site, call: payFromWallet, body: { orderId }, as });
  await runBooking(site, orderId);
  const whole = { BookingId: bookingId, RequestType: 1, CancellationType: 3 } as const;
  const { QuoteId } = (await callHttp({ site, call: getCc, body: whole, as })).result!;
  const body = { ...whole, Remarks: 'Ill', QuoteId };
  const { requestId } = (await callHttp({ site, call: changeRequest, body, as })).result!;
  return { bookingId, requestId };
}
