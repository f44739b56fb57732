import type { GatewayActor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import type { DuffelNotice } from '#functions/suppliers/duffel/prove-notice.ts';
import { bookingOfOrder, heardWrites, wasHeard } from '#functions/suppliers/duffel/store.ts';
import { commit } from '#functions/table/commit.ts';
import { refreshSoonWrites } from '#functions/bookings/task-writes.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { isLed } from '#shared/payments/model.ts';

/**
 * Has Duffel asked about the booking that it told of; nothing of what it told is believed. Heard before, about none of
 * our bookings or of no interest: taken, and nothing else. BUSY where the table is: it tells it again.
 */
export async function takeDuffelNotice(
  actor: GatewayActor<DuffelNotice>,
): Promise<Outcome<{ taken: boolean }, 'BUSY'>> {
  const { gateway: source, notice } = actor;
  if (await wasHeard(actor, source, notice.eventId)) return ok({ taken: true });
  const booking = await bookingToldOf(actor);
  const asked = booking ? await askAfter(actor, booking) : ok(undefined);
  if (!asked.ok) return asked;
  await commit(actor, heardWrites(actor, source, notice.eventId, clock.now()));
  return ok({ taken: true });
}

async function bookingToldOf(actor: GatewayActor<DuffelNotice>): Promise<BookingItem | undefined> {
  const { gateway: source, notice } = actor;
  const bookingId =
    notice.bookingId ?? (notice.orderId ? await bookingOfOrder(actor, source, notice.orderId) : undefined);
  const booking = bookingId ? await readBooking(actor, bookingId) : undefined;
  return booking?.source === source ? booking : undefined;
}

/**
 * A booking under way is led on by its worker, as far as Duffel's answer goes; of any other the status refresh, where it
 * is still looked at, comes with its next round.
 */
async function askAfter(
  actor: GatewayActor,
  { bookingId, orderId }: Pick<BookingItem, 'bookingId' | 'orderId'>,
): Promise<Outcome<void, 'BUSY'>> {
  const order = await readOrder(actor, orderId);
  if (order.ok && isLed(order.value.state)) {
    await wake({ kind: 'booking', site: actor.site, orderId });
    return ok(undefined);
  }
  const moved = await commit(actor, refreshSoonWrites(actor, bookingId));
  // Nobody looks at it any more: its flights have left, or it was cancelled.
  return moved.ok || moved.code === 'CONFLICT' ? ok(undefined) : fail('BUSY');
}
