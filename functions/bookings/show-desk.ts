import type { UserActor } from '#functions/actor.ts';
import { readOrder } from '#functions/payments/store.ts';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { isOpen } from '#shared/bookings/model.ts';
import { isLed } from '#shared/payments/model.ts';
import { instant } from '#shared/time.ts';
import { isUnpaidHold } from './hold-end.ts';
import type { BookingItem } from './model.ts';
import { isChangeToAccept, isNumbersMissing } from './staff-cases.ts';

/**
 * What staff can do about a booking that has no end yet, or whose ticket numbers did not come; null for everybody else,
 * and once nothing is left to do.
 */
export async function showDesk(actor: UserActor, booking: BookingItem): Promise<BookingDesk | null> {
  if (actor.userType !== 'staff') return null;
  const references = {
    supplier: booking.source,
    ourReference: booking.bookingId,
    supplierReference: booking.supplierReference,
  };
  if (isChangeToAccept(booking))
    return {
      ...references,
      about: 'airlineChange',
      since: booking.ticketedAt ?? booking.createdAt,
      mayAskAgain: false,
      mayRefund: false,
    };
  if (isNumbersMissing(booking))
    return {
      ...references,
      about: 'ticketNumbers',
      since: booking.ticketedAt ?? booking.createdAt,
      mayAskAgain: false,
      mayRefund: false,
    };
  if (!isOpen(booking.statusId) || isUnpaidHold(booking)) return null;
  const found = await readOrder(actor, booking.orderId);
  if (!found.ok) return null;
  const { state, unknownSince } = found.value;
  return {
    ...references,
    about: 'outcome',
    since: unknownSince === undefined ? booking.createdAt : instant(unknownSince),
    mayAskAgain: isLed(state),
    mayRefund: state === 'UNKNOWN',
  };
}
