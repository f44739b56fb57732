import { handle } from '#functions/http/handle.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { fail, ok } from '#shared/errors.ts';
import { showTicket } from './show-ticket.ts';
import { withShownMaker } from './shown-maker.ts';
import { readBooking } from './store.ts';
import { ticketIssuer } from './ticket-issuer.ts';

export const getTicketDetailHandler = handle(getTicketDetail, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const ticket = showTicket(actor, booking, await ticketIssuer(actor, booking));
  const [shown = ticket] = await withShownMaker(actor, [ticket]);
  return ok(shown);
});
