import type { UserActor } from '#functions/actors/actor.ts';
import { readOrder } from '#functions/payments/store.ts';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { isOpen } from '#shared/bookings/model.ts';
import { isInProcess } from '#shared/payments/model.ts';
import { instant } from '#shared/time.ts';
import type { BookingItem } from './model.ts';

/** What staff can do about a booking that has no end yet; null for everybody else, and once it has one. */
export async function showDesk(actor: UserActor, booking: BookingItem): Promise<BookingDesk | null> {
  if (actor.userType !== 'staff' || !isOpen(booking.statusId)) return null;
  const found = await readOrder(actor, booking.orderId);
  if (!found.ok) return null;
  const { state, unknownSince } = found.value;
  return {
    supplier: booking.source,
    ourReference: booking.bookingId,
    supplierReference: booking.supplierReference,
    since: unknownSince === undefined ? booking.createdAt : instant(unknownSince),
    mayAskAgain: isInProcess(state),
    mayRefund: state === 'UNKNOWN',
  };
}
