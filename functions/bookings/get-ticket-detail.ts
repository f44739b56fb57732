import { handle } from '#functions/http/handle.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { fail, ok } from '#shared/errors.ts';
import { showTicket } from './show-ticket.ts';
import { readBooking } from './store.ts';
import { ticketIssuer } from './ticket-issuer.ts';

export const getTicketDetailHandler = handle(getTicketDetail, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  return booking ? ok(showTicket(actor, booking, await ticketIssuer(actor, booking))) : fail('NOT_FOUND');
});
