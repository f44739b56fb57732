import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fareOfTicket, type TicketAdditions } from '#shared/bookings/ticket-fare.ts';
import { updateBookingDetails } from '#shared/bookings/update-booking-details.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { isResold } from './recipients-of.ts';
import { readBooking } from './store.ts';
import { additionsWrites } from './ticket-writes.ts';

export const updateBookingDetailsHandler = handle(
  updateBookingDetails,
  async (actor, { bookingId, currency, txnFee, discount, userMergeTxnFeeTaxes }) => {
    const booking = await readBooking(actor, bookingId);
    if (!booking) return fail('NOT_FOUND');
    if (currency !== booking.fare.currency)
      return fail('VALIDATION', { errors: { currency: `This booking is in ${booking.fare.currency}.` } });
    const next: TicketAdditions = { txnFee, ticketDiscount: discount, userMergeTxnFeeTaxes };
    const fare = fareOfTicket(booking.fare, next, isResold(booking));
    if (fare.totalFare < 0)
      return fail('VALIDATION', { errors: { discount: 'The discount is more than the ticket costs.' } });
    const note = `Txn Fee ${formatMoney(txnFee, currency)}, Discount ${formatMoney(discount, currency)}`;
    const written = await commit(actor, additionsWrites(actor, booking, next, note));
    return written.ok ? ok({ fare }) : written;
  },
);
