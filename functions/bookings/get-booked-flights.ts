import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { openStatuses } from '#shared/bookings/model.ts';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import { ok } from '#shared/errors.ts';
import * as z from 'zod/mini';
import { findTickets } from './find-tickets.ts';
import { withShownMaker } from './shown-maker.ts';

export const getBookedFlightsHandler = handle(getBookedFlights, async (actor, { cursor }) => {
  const filter = z.parse(ticketFilter, { statusIds: openStatuses, cursor });
  const page = await findTickets(scopeOf(actor, getBookedFlights), filter);
  return ok({ ...page, tickets: await withShownMaker(actor, page.tickets) });
});
