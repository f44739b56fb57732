import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { ledBy } from '#functions/payments/commit-ready.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { askSupplierAgain } from '#shared/bookings/ask-supplier-again.ts';
import { fail, ok } from '#shared/errors.ts';
import { isLed } from '#shared/payments/model.ts';
import { MINUTE } from '#shared/time.ts';
import { readBooking } from './store.ts';
import { noteWrite } from './ticket-writes.ts';

/** A supplier is not pressed: so often for one booking, whoever asks. */
const QUESTIONS = { limit: 6, windowMs: 10 * MINUTE };

/**
 * Wakes the worker, which takes the order as the sweeper would: alone, and asking before it tells. The note says who
 * wanted to know.
 */
export const askSupplierAgainHandler = handle(askSupplierAgain, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const order = await readOrder(actor, booking.orderId);
  if (!order.ok) return order;
  if (!isLed(order.value.state)) return fail('ILLEGAL_TRANSITION');
  const allowed = await spend(actor, 'ASKAGAIN', bookingId, QUESTIONS);
  if (!allowed.ok) return allowed;
  const noted = await commit(actor, [noteWrite(actor, booking, 'askAgain', '')]);
  if (!noted.ok) return noted;
  await wake({ kind: 'booking', ...ledBy(actor, order.value) });
  return ok({});
});
