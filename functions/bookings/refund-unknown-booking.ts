import { handle } from '#functions/http/handle.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { readSold } from '#functions/flights/saga/store.ts';
import { refundBlindWrites } from '#functions/flights/saga/writes.ts';
import { refundUnknownBooking } from '#shared/bookings/refund-unknown-booking.ts';
import { fail, ok } from '#shared/errors.ts';
import { readBooking } from './store.ts';

const theirs = 'A partner supplies this booking. Call their desk: only they can give it up.';

/**
 * The ending that 24 hours of silence make, by staff who have called the supplier. One commit decides: only while the
 * outcome is unknown and no worker is asking, so that nothing is ticketed beside the refund.
 */
export const refundUnknownBookingHandler = handle(refundUnknownBooking, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const order = await readOrder(actor, booking.orderId);
  if (!order.ok) return order;
  const { state, boughtFrom } = order.value;
  if (state !== 'UNKNOWN') return fail('ILLEGAL_TRANSITION');
  if (boughtFrom) return fail('ILLEGAL_TRANSITION', { message: theirs });
  const sold = await readSold(actor, order.value);
  const writes = refundBlindWrites(actor, order.value, booking);
  const begun = await (sold
    ? commit(sold.both, [...writes, ...refundBlindWrites(sold.actor, sold.order, sold.booking, bookingId)])
    : commit(actor, writes));
  if (!begun.ok) return begun;
  await wake({ kind: 'booking', site: actor.site, orderId: booking.orderId });
  return ok({});
});
