import type { Actor } from '#functions/actor.ts';
import { bothSitesOf } from '#functions/actors/resale.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import type { Answer, SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import { BookingStatus, type BookingStatusId } from '#shared/bookings/model.ts';
import { fail, ok } from '#shared/errors.ts';

/**
 * What the supplying site has of a booking that was bought from it, as its own row says; the consumer's booking is named.
 * The link may be dead by then. SUPPLIER_FAILED where that row is out of reach, NOT_FOUND where nothing was bought so.
 */
export async function resoldBooking(actor: Actor, bookingId: string): Answer<SupplierBooking> {
  const booking = await readBooking(actor, bookingId);
  const order = booking && (await readOrder(actor, booking.orderId));
  if (!order?.ok || !order.value.boughtFrom) return fail('NOT_FOUND');
  const { boughtFrom } = order.value;
  const { supplier } = await bothSitesOf(actor, { boughtFrom });
  const theirs = await readBooking(supplier, boughtFrom.bookingId);
  return theirs ? ok(asAnswered(theirs)) : fail('SUPPLIER_FAILED');
}

const over = new Set<BookingStatusId>([BookingStatus.Cancelled, BookingStatus.Failed, BookingStatus.Released]);

const stateOf = (statusId: BookingStatusId): SupplierBooking['state'] => {
  if (statusId === BookingStatus.Hold) return 'HELD';
  if (statusId === BookingStatus.InProgress || statusId === BookingStatus.Unknown) return 'IN_PROGRESS';
  return over.has(statusId) ? 'CANCELLED' : 'TICKETED';
};

const asAnswered = ({
  bookingId,
  pnr,
  statusId,
  segments,
  passengers,
  changeToAccept,
}: BookingItem): SupplierBooking => ({
  ...{ reference: bookingId, pnr, state: stateOf(statusId), segments },
  tickets: passengers.map(({ ticket, barcodes = [] }) => ({
    ...{ ticketNumber: '', ticketId: '', validatingAirline: '', ...ticket },
    barcodes,
  })),
  ...(changeToAccept && { isChangeOpen: true as const }),
});
