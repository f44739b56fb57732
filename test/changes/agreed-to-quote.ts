import { bookingKeys } from '#functions/bookings/keys.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { sellOrder } from '#test/payments/sell-order.ts';

/** What its supplier sells it for is not what the fixture does: an adult's fare, minor units. */
const setFare = ({ actor }: TestUser, { bookingId, fare }: BookingItem, baseFare: number) => ({
  kind: 'update' as const,
  key: bookingKeys.booking(actor, bookingId),
  set: {
    fare: {
      ...fare,
      fareDetails: fare.fareDetails.map((one) => ({ ...one, baseFare })),
      publishedPrice: baseFare,
    },
  },
});

/** A booking sold to somebody, for so much where it is said, and their request that agrees to what its supplier quoted for all of it. */
export async function agreedToQuote(
  site: 'sarathi',
  as: TestUser,
  { fare, ...sold }: Parameters<typeof sellOrder>[1] & { fare?: number } = {},
): Promise<{ bookingId: string; requestId: string }> {
  const { orderId, bookingId } = await sellOrder(as, sold);
  await callHttp({ site, call: payFromWallet, body: { orderId }, as });
  await runBooking(site, orderId);
  const booking = await readBooking(as.actor, bookingId);
  if (fare && booking) await commit(as.actor, [setFare(as, booking, fare)]);
  const whole = { BookingId: bookingId, RequestType: 1, CancellationType: 3 } as const;
  const quoted = await callHttp({ site, call: getCc, body: whole, as });
  if (!quoted.result) throw new Error(`nothing was quoted: ${JSON.stringify(quoted)}`);
  const { QuoteId } = quoted.result;
  const body = { ...whole, Remarks: 'Ill', QuoteId };
  const { requestId } = (await callHttp({ site, call: changeRequest, body, as })).result!;
  return { bookingId, requestId };
}
