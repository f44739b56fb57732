import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { readFlightRules } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fareOfTicket, type TicketAdditions } from '#shared/bookings/ticket-fare.ts';
import { updateBookingDetails } from '#shared/bookings/update-booking-details.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import type { BookingItem } from './model.ts';
import { isResold } from './recipients-of.ts';
import { readBooking } from './store.ts';
import { additionsWrites } from './ticket-writes.ts';

/** Why an agent may not set what the site's settings leave to staff; undefined where it stays what it is, or may. */
async function whyNotAgents(
  actor: UserActor,
  now: Pick<BookingItem, 'txnFee' | 'ticketDiscount'>,
  next: { txnFee: number; discount: number },
): Promise<string | undefined> {
  if (actor.userType === 'staff') return undefined;
  const { agentsEditTxnFee, agentsEditDiscount } = await readFlightRules(actor);
  if (!agentsEditTxnFee && next.txnFee !== now.txnFee) return 'The Txn Fee of a ticket is set by staff here.';
  if (!agentsEditDiscount && next.discount !== now.ticketDiscount)
    return 'The Discount of a ticket is set by staff here.';
  return undefined;
}

export const updateBookingDetailsHandler = handle(
  updateBookingDetails,
  async (actor, { bookingId, currency, txnFee, discount, userMergeTxnFeeTaxes }) => {
    const booking = await readBooking(actor, bookingId);
    if (!booking) return fail('NOT_FOUND');
    if (currency !== booking.fare.currency)
      return fail('VALIDATION', { errors: { currency: `This booking is in ${booking.fare.currency}.` } });
    const refused = await whyNotAgents(actor, booking, { txnFee, discount });
    if (refused) return fail('FORBIDDEN', { message: refused });
    const next: TicketAdditions = { txnFee, ticketDiscount: discount, userMergeTxnFeeTaxes };
    const fare = fareOfTicket(booking.fare, { ...booking, ...next }, isResold(booking));
    if (fare.totalFare < 0)
      return fail('VALIDATION', { errors: { discount: 'The discount is more than the ticket costs.' } });
    const note = `Txn Fee ${formatMoney(txnFee, currency)}, Discount ${formatMoney(discount, currency)}`;
    const written = await commit(actor, additionsWrites(actor, booking, next, note));
    return written.ok ? ok({ fare }) : written;
  },
);
